// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Only there so that the headers of the tests are compiled once.
int main()
{
    return 0;
}
