// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial/output_check.h"

#include "base/files.h"

#include <QRegularExpression>

#include <cmath>
#include <cstring>

namespace tributary
{

namespace
{

bool isClose(const OutputCheck &check, double reference, double value)
{
    if (std::isnan(reference) || std::isnan(value))
        return std::isnan(reference) == std::isnan(value);
    if (std::isinf(reference) || std::isinf(value))
        return reference == value;
    return std::fabs(value - reference) <= check.absoluteTolerance + check.relativeTolerance * std::fabs(reference);
}

template <typename Number>
std::optional<NumberDifference> compareAs(
    const OutputCheck &check, const QByteArray &reference, const QByteArray &bytes)
{
    std::optional<NumberDifference> difference;
    const qint64 count = bytes.size() / qint64(sizeof(Number));
    for (qint64 i = 0; i < count; ++i) {
        Number a;
        Number b;
        std::memcpy(&a, reference.constData() + i * qint64(sizeof(Number)), sizeof(Number));
        std::memcpy(&b, bytes.constData() + i * qint64(sizeof(Number)), sizeof(Number));
        if (isClose(check, double(a), double(b)))
            continue;
        if (!difference)
            difference = NumberDifference {i, double(a), double(b), 0};
        ++difference->count;
    }
    return difference;
}

} // namespace

Result<void> OutputCheck::validate() const
{
    const QRegularExpression expression(pattern);
    if (!expression.isValid())
        return fail({QT_TRANSLATE_NOOP("core", "The output check \"%1\" is not a regular expression"), {pattern}},
            expression.errorString(), QT_TRANSLATE_NOOP("core", "Escape special characters with a backslash."));
    if (expression.captureCount() > 1)
        return fail({QT_TRANSLATE_NOOP("core", "The output check \"%1\" has more than one group"), {pattern}}, {},
            QT_TRANSLATE_NOOP("core", "Use (?:…) for all groups but the one that holds the digest."));
    if (!(absoluteTolerance >= 0) || !(relativeTolerance >= 0))
        return fail(QT_TRANSLATE_NOOP("core", "A tolerance of the output check is negative"), {},
            QT_TRANSLATE_NOOP("core", "Give 0 or a positive number."));
    return {};
}

QString captureDigest(const OutputCheck &check, const QByteArray &output)
{
    if (check.pattern.isEmpty())
        return {};
    const QRegularExpression expression(check.pattern, QRegularExpression::MultilineOption);
    QStringList digests;
    auto matches = expression.globalMatch(QString::fromUtf8(output));
    while (matches.hasNext())
        digests << matches.next().captured(expression.captureCount());
    return digests.isEmpty() ? QStringLiteral("(no match)") : digests.join(QLatin1Char(' '));
}

Result<std::optional<NumberDifference>> compareNumbers(
    const OutputCheck &check, const QString &referencePath, const QString &path)
{
    const auto reference = readFile(referencePath);
    if (!reference)
        return tl::unexpected(reference.error());
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (reference->size() != bytes->size())
        return fail({QT_TRANSLATE_NOOP("core", "The output files have different sizes: %1 bytes in %2, %3 in %4"),
            {number(reference->size()), referencePath, number(bytes->size()), path}});
    const bool isDouble = check.numbers == OutputCheck::Numbers::Float64;
    if (bytes->size() % (isDouble ? qint64(sizeof(double)) : qint64(sizeof(float))) != 0)
        return fail({QT_TRANSLATE_NOOP("core", "%1 is no file of raw numbers: its size of %2 bytes does not fit"),
            {path, number(bytes->size())}});
    return isDouble ? compareAs<double>(check, *reference, *bytes) : compareAs<float>(check, *reference, *bytes);
}

} // namespace tributary
