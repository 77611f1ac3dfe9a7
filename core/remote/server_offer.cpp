// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/server_offer.h"

#include "remote/ssh_wire.h"

#include <QStringList>

#include <libssh2.h>

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>

namespace tributary
{

namespace
{

constexpr char kexInit = 20;
constexpr qsizetype cookieSize = 16;
constexpr qsizetype mostBytes = 64 * 1024; // of a greeting
constexpr qsizetype mostLine = 200; // of a line that is shown

/// Takes lines and packets off a socket.
class GreetingReader
{
public:
    GreetingReader(const UniqueFd &socket, Deadline deadline, const CancelToken &cancel)
        : m_socket(socket)
        , m_deadline(deadline)
        , m_cancel(cancel)
    {
    }

    /// Without its end; at the end of the stream, what is left.
    QByteArray line()
    {
        while (!m_bytes.contains('\n') && m_bytes.size() < mostBytes && receive()) { }
        const qsizetype end = m_bytes.indexOf('\n');
        const QByteArray line = end < 0 ? m_bytes : m_bytes.left(end);
        m_bytes.remove(0, end < 0 ? m_bytes.size() : end + 1);
        return line.trimmed();
    }
    /// The payload of a binary packet in clear (RFC 4253, 6); empty if none comes.
    QByteArray packet()
    {
        while (m_bytes.size() < 5 && receive()) { }
        const qsizetype size = qsizetype(WireReader(m_bytes).number());
        while (m_bytes.size() < 4 + size && size < mostBytes && receive()) { }
        if (size < 2 || m_bytes.size() < 4 + size)
            return {};
        return m_bytes.mid(5, std::max<qsizetype>(0, size - 1 - uchar(m_bytes[4])));
    }
    [[nodiscard]] bool isClosed() const { return m_isClosed; }

private:
    bool receive()
    {
        if (m_isClosed || waitFor(m_socket.get(), POLLIN, m_deadline, m_cancel) != Waited::Ready)
            return false;
        std::array<char, 4096> buffer {};
        const ssize_t n = ::recv(m_socket.get(), buffer.data(), buffer.size(), 0);
        if (n < 0 && (errno == EAGAIN || errno == EINTR))
            return true;
        m_isClosed = n <= 0;
        m_bytes.append(buffer.data(), std::max<ssize_t>(n, 0));
        return n > 0;
    }

    const UniqueFd &m_socket;
    Deadline m_deadline;
    const CancelToken &m_cancel;
    QByteArray m_bytes;
    bool m_isClosed = false;
};

struct KindName {
    const char *name; ///< as RFC 4253 calls it
    const char *option; ///< of sshd_config
};
constexpr std::array<KindName, AlgorithmOffer::kinds> kindNames {{
    {"key exchange", "KexAlgorithms"},
    {"host key", "HostKeyAlgorithms"},
    {"cipher", "Ciphers"},
    {"cipher", "Ciphers"},
    {"MAC", "MACs"},
    {"MAC", "MACs"},
}};

bool haveCommon(const QList<QByteArray> &a, const QList<QByteArray> &b)
{
    return std::any_of(a.begin(), a.end(), [&](const QByteArray &name) { return b.contains(name); });
}

QString joined(const QList<QByteArray> &names)
{
    return QString::fromLatin1(names.join(','));
}

std::optional<Error> explainOffer(const AlgorithmOffer &server, const QString &host)
{
    const AlgorithmOffer ours = AlgorithmOffer::ofLibrary();
    QStringList lines;
    QStringList options;
    for (std::size_t kind = 0; kind < AlgorithmOffer::kinds; ++kind) {
        const QString option = QString::fromLatin1(kindNames[kind].option);
        if (haveCommon(server.names[kind], ours.names[kind]) || options.contains(option))
            continue;
        lines << QStringLiteral("%1: the server offers %2; libssh2 %3 knows %4")
                     .arg(QString::fromLatin1(kindNames[kind].name), joined(server.names[kind]),
                         QString::fromLatin1(libssh2_version(0)), joined(ours.names[kind]));
        options << option;
    }
    if (lines.isEmpty())
        return std::nullopt;
    return Error {{QT_TRANSLATE_NOOP("core", "%1 offers no algorithm that this program's libssh2 can speak"), {host}},
        lines.join(QStringLiteral("; ")),
        {QT_TRANSLATE_NOOP("core",
             "Use a newer libssh2 (1.11 or later), or allow one of the named algorithms in the server's sshd_config: "
             "%1."),
            {options.join(QStringLiteral(", "))}}};
}

} // namespace

AlgorithmOffer AlgorithmOffer::parse(const QByteArray &payload)
{
    AlgorithmOffer offer;
    WireReader reader(payload);
    if (reader.byte() != kexInit)
        return offer;
    reader.bytes(cookieSize);
    for (auto &list : offer.names)
        list = reader.string().toByteArray().split(',');
    return reader.isBad() ? AlgorithmOffer() : offer;
}

AlgorithmOffer AlgorithmOffer::ofLibrary()
{
    constexpr std::array<int, kinds> methods {LIBSSH2_METHOD_KEX, LIBSSH2_METHOD_HOSTKEY, LIBSSH2_METHOD_CRYPT_CS,
        LIBSSH2_METHOD_CRYPT_SC, LIBSSH2_METHOD_MAC_CS, LIBSSH2_METHOD_MAC_SC};
    AlgorithmOffer offer;
    LIBSSH2_SESSION *session = libssh2_session_init();
    for (std::size_t kind = 0; session && kind < kinds; ++kind) {
        const char **names = nullptr;
        const int count = libssh2_session_supported_algs(session, methods[kind], &names);
        for (int i = 0; i < count; ++i)
            offer.names[kind] << names[i];
        if (count > 0)
            libssh2_free(session, names);
    }
    libssh2_session_free(session);
    return offer;
}

ServerGreeting readGreeting(const UniqueFd &socket, Deadline deadline, const CancelToken &cancel)
{
    constexpr QByteArrayView hello("SSH-2.0-Tributary\r\n");
    ::send(socket.get(), hello.data(), std::size_t(hello.size()), MSG_NOSIGNAL); // a fresh socket takes so little
    GreetingReader reader(socket, deadline, cancel);
    ServerGreeting greeting;
    QByteArray line = reader.line();
    greeting.firstLine = line.left(mostLine);
    // Lines before the banner are allowed (RFC 4253, 4.2).
    for (int i = 0; i < 100 && !line.startsWith("SSH-") && !reader.isClosed() && !isOver(deadline); ++i)
        line = reader.line();
    if (line.startsWith("SSH-")) {
        greeting.kind = ServerGreeting::Kind::Ssh;
        greeting.firstLine = line.left(mostLine);
        greeting.offer = AlgorithmOffer::parse(reader.packet());
    } else if (!greeting.firstLine.isEmpty()) {
        greeting.kind = ServerGreeting::Kind::OtherProtocol;
    } else if (reader.isClosed()) {
        greeting.kind = ServerGreeting::Kind::Closed;
    }
    return greeting;
}

Error silentServerError(const QString &host, int port)
{
    return {{QT_TRANSLATE_NOOP("core", "%1, port %2 takes connections but says nothing"), {host, number(port)}}, {},
        QT_TRANSLATE_NOOP("core", "Check that an SSH server runs on this port, and that it is not overloaded.")};
}

std::optional<Error> explainGreeting(const ServerGreeting &greeting, const QString &host, int port)
{
    const QStringList place {host, number(port)};
    const QString line = QString::fromUtf8(greeting.firstLine);
    switch (greeting.kind) {
    case ServerGreeting::Kind::OtherProtocol:
        return Error {{QT_TRANSLATE_NOOP("core", "No SSH server runs on %1, port %2"), place}, line,
            QT_TRANSLATE_NOOP("core", "Something else answers there. Check the port.")};
    case ServerGreeting::Kind::Closed:
        return Error {{QT_TRANSLATE_NOOP("core", "%1, port %2 closes the connection at once"), place}, {},
            QT_TRANSLATE_NOOP("core",
                "The server may refuse this machine (fail2ban, hosts.deny) or be too busy (MaxStartups). Wait a "
                "minute, "
                "then look into the server's log.")};
    case ServerGreeting::Kind::Silent:
        return silentServerError(host, port);
    case ServerGreeting::Kind::Ssh:
        break;
    }
    return greeting.offer.names[AlgorithmOffer::KeyExchange].isEmpty() ? std::nullopt
                                                                       : explainOffer(greeting.offer, host);
}

} // namespace tributary
