// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A wallet service of KDE whose user never allows the access, for keychain_test.cpp. Prints "ready" when it is there.
#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>

#include <cstdio>

namespace
{

class DenyingWallet final : public QDBusVirtualObject
{
public:
    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        if (message.member() == QLatin1String("isEnabled"))
            return bus.send(message.createReply(true));
        if (message.member() == QLatin1String("networkWallet"))
            return bus.send(message.createReply(QStringLiteral("kdewallet")));
        if (message.member() == QLatin1String("open"))
            return bus.send(message.createReply(-1)); // what kwalletd gives if the user says no
        return false;
    }
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    DenyingWallet wallet;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.registerVirtualObject(QStringLiteral("/modules/kwalletd5"), &wallet)
        || !bus.registerService(QStringLiteral("org.kde.kwalletd5")))
        return 1;
    std::puts("ready");
    std::fflush(stdout);
    return QCoreApplication::exec();
}
