// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/keychain_state.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingReply>
#include <QDBusVariant>

#include <atomic>
#include <optional>

namespace tributary
{

namespace
{

constexpr int callMs = 2000;
const QString secretsName = QStringLiteral("org.freedesktop.secrets");

/// A connection of our own, closed at the end; a shared one would keep the state of a bus that has gone.
class SessionBus
{
public:
    SessionBus()
        : m_name(uniqueName())
        , m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_name))
    {
    }
    ~SessionBus() { QDBusConnection::disconnectFromBus(m_name); }
    SessionBus(const SessionBus &) = delete;
    SessionBus &operator=(const SessionBus &) = delete;

    [[nodiscard]] bool offersSecrets() const
    {
        QDBusConnectionInterface *names = m_bus.isConnected() ? m_bus.interface() : nullptr;
        if (!names)
            return false;
        return names->isServiceRegistered(secretsName).value()
            || names->activatableServiceNames().value().contains(secretsName);
    }

    [[nodiscard]] QDBusMessage call(
        const QString &path, const QString &interface, const QString &method, const QVariantList &arguments) const
    {
        auto message = QDBusMessage::createMethodCall(secretsName, path, interface, method);
        message.setArguments(arguments);
        return m_bus.call(message, QDBus::Block, callMs);
    }

private:
    static QString uniqueName()
    {
        static std::atomic_int count {0};
        return QStringLiteral("tributary-keychain-%1").arg(++count);
    }

    QString m_name;
    QDBusConnection m_bus;
};

const QString servicePath = QStringLiteral("/org/freedesktop/secrets");
const QString serviceInterface = QStringLiteral("org.freedesktop.Secret.Service");

/// Nothing: it has none that is locked.
std::optional<KeychainState> stateOfItem(const SessionBus &bus, const QString &user, const QString &server)
{
    using Attributes = QMap<QString, QString>;
    qDBusRegisterMetaType<Attributes>();
    const Attributes attributes {{QStringLiteral("user"), user}, {QStringLiteral("server"), server}};
    const QDBusPendingReply<QList<QDBusObjectPath>, QList<QDBusObjectPath>> found =
        bus.call(servicePath, serviceInterface, QStringLiteral("SearchItems"), {QVariant::fromValue(attributes)});
    if (found.isError() && found.error().type() == QDBusError::AccessDenied)
        return KeychainState::Denied;
    const bool isLocked = !found.isError() && !found.argumentAt<1>().isEmpty();
    return isLocked ? std::optional(KeychainState::Locked) : std::nullopt;
}

KeychainState defaultCollection(const SessionBus &bus)
{
    const QDBusPendingReply<QDBusObjectPath> path =
        bus.call(servicePath, serviceInterface, QStringLiteral("ReadAlias"), {QStringLiteral("default")});
    if (path.isError())
        return KeychainState::Unknown;
    const QString collection = path.value().path();
    if (collection == QLatin1String("/"))
        return KeychainState::NoCollection;
    const QDBusPendingReply<QDBusVariant> locked =
        bus.call(collection, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
            {QStringLiteral("org.freedesktop.Secret.Collection"), QStringLiteral("Locked")});
    if (locked.isError())
        return KeychainState::NoCollection; // gnome-keyring names one that is not there
    return locked.value().variant().toBool() ? KeychainState::Locked : KeychainState::Open;
}

} // namespace

KeychainState keychainState(const QString &user, const QString &server)
{
    const SessionBus bus;
    if (!bus.offersSecrets())
        return KeychainState::NoService;
    const auto ofItem = stateOfItem(bus, user, server);
    return ofItem ? *ofItem : defaultCollection(bus);
}

} // namespace tributary
