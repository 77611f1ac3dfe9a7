// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "steplog/step_log.h"

#include <QByteArray>

namespace tributary
{

/// The first line of steps.csv, newline included: the ten columns of the seed's script, then pid, file and line.
QByteArray stepsCsvHeader();

/// Appends the record's line to `out`; an unknown pid is an empty cell. Quoted as in RFC 4180 where needed.
void appendStepsCsvRow(QByteArray &out, const StepLog &log, const StepRecord &record);

/// Writes all records, replacing the file in one step.
Result<void> writeStepsCsv(const QString &path, const StepLog &log);

/// Reads it back; columns are found by their name, those beyond the first ten may be missing. Records without file and
/// line get the table's own. A record is taken as it stands, copies included. Errors name line and column.
Result<StepLog> readStepsCsv(const QString &path);

/// The same for a content that was read from `path`.
Result<StepLog> parseStepsCsv(const QByteArray &content, const QString &path);

} // namespace tributary
