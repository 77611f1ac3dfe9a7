// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_connect.h"

#include "remote/host_key_check.h"
#include "remote/jump_tunnel.h"
#include "remote/server_offer.h"
#include "remote/ssh_login.h"
#include "remote/tcp_connect.h"

#include <utility>

namespace tributary
{

namespace
{

constexpr int mostConnections = 3; // some servers take many connections in a row for an attack

/// Makes a session, in several connections if the server ends them while the login is not done.
class Connector
{
public:
    Connector(const SshRoute &route, const ConnectContext &context, const CancelToken &cancel,
        const ConnectObserver &observer)
        : m_route(route)
        , m_context(context)
        , m_cancel(cancel)
        , m_observer(observer)
        , m_hostKey(route, context.hostKeys, context.knownHosts)
        , m_login(route, context.credentials)
    {
    }

    Result<std::unique_ptr<SshSession>> run()
    {
        if (const auto loaded = m_hostKey.load(); !loaded)
            return tl::unexpected(loaded.error());
        for (int connection = 0; connection < mostConnections; ++connection) {
            auto session = connectOnce();
            if (!session)
                return session;
            begin();
            const auto end = m_login.run(**session, m_cancel);
            if (!end)
                return tl::unexpected(end.error());
            if (*end == Login::End::LoggedIn) {
                done(ConnectStep::Login, m_login.report());
                return session;
            }
        }
        return fail({QT_TRANSLATE_NOOP("core", "%1 refuses the login as %2"), {m_route.host, m_route.user}},
            QStringLiteral("%1 connections").arg(mostConnections),
            QT_TRANSLATE_NOOP("core", "Too many keys are tried. Name the right one for this target."));
    }

private:
    struct Link {
        UniqueFd socket;
        std::shared_ptr<JumpTunnel> tunnel; ///< null = over the network
    };

    void begin() { m_begun = std::chrono::steady_clock::now(); }
    void done(ConnectStep step, const QString &detail)
    {
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - m_begun;
        if (m_observer)
            m_observer(step, taken.count(), detail);
        begin();
    }

    Result<std::unique_ptr<SshSession>> connectOnce()
    {
        auto link = openLink();
        if (!link)
            return tl::unexpected(link.error());
        auto session = SshSession::handshake(
            std::move(link->socket), m_route, m_hostKey.methods(), m_cancel, std::move(link->tunnel));
        if (!session)
            return tl::unexpected(session.error().isAnswer ? explained(session.error().error) : session.error().error);
        done(ConnectStep::Handshake, QString::fromUtf8((*session)->banner()));
        const auto trusted = m_hostKey.check((*session)->hostKey(), m_cancel);
        if (!trusted)
            return tl::unexpected(trusted.error());
        done(ConnectStep::HostKey, *trusted);
        return std::move(*session);
    }

    Result<Link> openLink()
    {
        begin();
        if (m_route.jump)
            return openThroughJump();
        const int stepMs = m_route.connectSeconds * 1000;
        const auto addresses = resolveHost(m_route.host, m_route.port, stepMs, m_cancel);
        if (!addresses)
            return tl::unexpected(addresses.error());
        QStringList texts;
        for (const QByteArray &address : *addresses)
            texts << addressText(address);
        texts.removeDuplicates();
        done(ConnectStep::Resolve, texts.join(QStringLiteral(", ")));
        auto socket = connectTcp(*addresses, m_route.host, m_route.port, stepMs, m_cancel);
        if (!socket)
            return tl::unexpected(socket.error());
        done(ConnectStep::Connect, peerText(*socket));
        return Link {std::move(*socket), {}};
    }

    /// The name is looked up over there.
    Result<Link> openThroughJump()
    {
        auto jump = m_tunnel ? m_tunnel->release() : nullptr; // nobody is asked twice for the way there
        if (!jump) {
            auto made = connectSsh(*m_route.jump, m_context, m_cancel);
            if (!made)
                return tl::unexpected(made.error());
            jump = std::move(*made);
        }
        auto opened =
            JumpTunnel::open(std::move(jump), m_route.host, m_route.port, m_route.connectSeconds * 1000, m_cancel);
        if (!opened)
            return tl::unexpected(opened.error());
        done(ConnectStep::Connect, QStringLiteral("through ") + m_route.jump->loginName());
        m_tunnel = opened->tunnel;
        return Link {std::move(opened->socket), std::move(opened->tunnel)};
    }

    /// Asks the server once more what it is, since libssh2 does not tell.
    Error explained(const Error &error)
    {
        const ConnectObserver observer = std::exchange(m_observer, {}); // these steps are none of the connection
        const auto link = openLink();
        m_observer = observer;
        if (!link)
            return error;
        const auto greeting = readGreeting(link->socket, deadlineIn(m_route.connectSeconds * 1000), m_cancel);
        return explainGreeting(greeting, m_route.host, m_route.port).value_or(error);
    }

    const SshRoute &m_route;
    const ConnectContext &m_context;
    const CancelToken &m_cancel;
    ConnectObserver m_observer;
    HostKeyCheck m_hostKey;
    Login m_login;
    std::shared_ptr<JumpTunnel> m_tunnel; ///< of the connection before
    Deadline m_begun;
};

} // namespace

Result<std::unique_ptr<SshSession>> connectSsh(
    const SshRoute &route, const ConnectContext &context, const CancelToken &cancel, const ConnectObserver &observer)
{
    return Connector(route, context, cancel, observer).run();
}

} // namespace tributary
