// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/trial_runner.h"

namespace tributary
{

void TrialRunner::prepare()
{
    QMetaObject::invokeMethod(this, &TrialRunner::prepared, Qt::QueuedConnection);
}

void TrialRunner::close()
{
    QMetaObject::invokeMethod(this, &TrialRunner::closed, Qt::QueuedConnection);
}

} // namespace tributary
