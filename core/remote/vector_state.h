// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tributary
{

/// Marks the upper halves of the AVX registers as unused. Qt 6.4's hashing leaves them dirty, and the SSE code that
/// libssh2 1.10 encrypts with then runs three to four times slower on some processors. Does nothing elsewhere.
void clearVectorState();

} // namespace tributary
