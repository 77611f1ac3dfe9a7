// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "trial/trial.h"

#include <QJsonObject>

namespace tributary
{

/// A trial as it stands in journal.jsonl: complete, so that an analysis can be computed again without the logs.
QJsonObject trialToJson(const Trial &trial);

/// Reads it back. The error names the missing or wrong field.
Result<Trial> trialFromJson(const QJsonObject &object);

/// A text with its pattern and arguments, so that it can be shown in another language later.
QJsonObject textToJson(const Text &text);
Text textFromJson(const QJsonValue &value);

} // namespace tributary
