// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace tributary::test
{

/// A throwaway account of this machine with a password, and a home folder in a temporary one; goes with the object.
/// Exists only if the tests run as root.
class TestAccount
{
public:
    explicit TestAccount(const QString &password);
    ~TestAccount();
    TestAccount(const TestAccount &) = delete;
    TestAccount &operator=(const TestAccount &) = delete;

    [[nodiscard]] bool exists() const { return m_exists; }
    [[nodiscard]] const QString &name() const { return m_name; }
    /// Lets a public key in through ~/.ssh/authorized_keys.
    void authorise(const QString &keyFile) const;

private:
    QString m_name;
    QTemporaryDir m_home;
    bool m_exists = false;
};

} // namespace tributary::test
