// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/distributions.h"

#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <cmath>

namespace tributary
{

namespace
{

namespace policies = boost::math::policies;
// No exceptions across functions; double is precise enough for a verdict and much faster than long double.
using Policy = policies::policy<policies::promote_double<false>, policies::domain_error<policies::ignore_error>,
    policies::overflow_error<policies::ignore_error>, policies::evaluation_error<policies::ignore_error>>;
using Student = boost::math::students_t_distribution<double, Policy>;
using Fisher = boost::math::fisher_f_distribution<double, Policy>;
using Normal = boost::math::normal_distribution<double, Policy>;

} // namespace

double studentQuantile(double degreesOfFreedom, double upperTail)
{
    return quantile(complement(Student(degreesOfFreedom), upperTail));
}

double studentTwoSidedP(double degreesOfFreedom, double t)
{
    return 2 * cdf(complement(Student(degreesOfFreedom), std::abs(t)));
}

double fisherUpperP(double numeratorDegrees, double denominatorDegrees, double f)
{
    return cdf(complement(Fisher(numeratorDegrees, denominatorDegrees), f));
}

double normalTwoSidedP(double z)
{
    return 2 * cdf(complement(Normal(), std::abs(z)));
}

} // namespace tributary
