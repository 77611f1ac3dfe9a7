// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/agent_client.h"

#include "remote/ssh_wire.h"
#include "remote/waiting.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

namespace tributary
{

namespace
{

// Numbers of messages and flags: draft-miller-ssh-agent, section 6.
constexpr char requestIdentities = 11;
constexpr char identitiesAnswer = 12;
constexpr char signRequest = 13;
constexpr char signResponse = 14;
constexpr quint32 flagSha256 = 2;
constexpr quint32 flagSha512 = 4;
constexpr quint32 mostBytes = 256 * 1024;
constexpr quint32 mostKeys = 2048;
constexpr int listMs = 10000;
constexpr int signMs = 120000; // the agent may ask its user, or a token that wants to be touched

tl::unexpected<Error> failAgent(const QString &detail)
{
    return fail({QT_TRANSLATE_NOOP("core", "The ssh-agent cannot be used")}, detail,
        QT_TRANSLATE_NOOP("core", "Look with ssh-add -l whether it runs and holds your key."));
}

/// Nothing = the deadline is over, a cancellation, or the other side has closed.
bool transfer(int descriptor, char *bytes, qsizetype count, bool isWrite, Deadline deadline, const CancelToken &cancel)
{
    for (qsizetype done = 0; done < count;) {
        const auto left = std::size_t(count - done);
        const ssize_t n =
            isWrite ? ::send(descriptor, bytes + done, left, MSG_NOSIGNAL) : ::recv(descriptor, bytes + done, left, 0);
        if (n > 0) {
            done += n;
            continue;
        }
        if (n == 0 || (errno != EAGAIN && errno != EINTR))
            return false;
        if (waitFor(descriptor, isWrite ? POLLOUT : POLLIN, deadline, cancel) != Waited::Ready)
            return false;
    }
    return true;
}

} // namespace

Result<AgentClient> AgentClient::connect(const QString &socketPath)
{
    const QByteArray path = QFile::encodeName(socketPath);
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    if (path.isEmpty() || path.size() >= qsizetype(sizeof address.sun_path))
        return failAgent(socketPath);
    std::memcpy(address.sun_path, path.constData(), std::size_t(path.size()));
    UniqueFd socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (::connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        return failAgent(socketPath + QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(errno)));
    return AgentClient(std::move(socket));
}

Result<QByteArray> AgentClient::ask(const QByteArray &request, int timeoutMs, const CancelToken &cancel)
{
    const Deadline deadline = deadlineIn(timeoutMs);
    QByteArray packet = wireString(request);
    QByteArray head(4, '\0');
    bool isDone = transfer(m_socket.get(), packet.data(), packet.size(), true, deadline, cancel)
        && transfer(m_socket.get(), head.data(), head.size(), false, deadline, cancel);
    const quint32 size = WireReader(head).number();
    QByteArray answer;
    if (isDone && size > 0 && size <= mostBytes) {
        answer.fill('\0', qsizetype(size));
        isDone = transfer(m_socket.get(), answer.data(), answer.size(), false, deadline, cancel);
    }
    if (cancel.isCancelled())
        return tl::unexpected(cancelledError());
    if (!isDone || answer.isEmpty())
        return failAgent(isOver(deadline) ? QStringLiteral("no answer") : QStringLiteral("%1 bytes").arg(size));
    return answer;
}

Result<std::vector<AgentClient::Key>> AgentClient::keys(const CancelToken &cancel)
{
    const auto answer = ask(QByteArray(1, requestIdentities), listMs, cancel);
    if (!answer)
        return tl::unexpected(answer.error());
    WireReader reader(*answer);
    if (reader.byte() != identitiesAnswer)
        return failAgent(QStringLiteral("message %1").arg(uchar(answer->front())));
    const quint32 count = reader.number();
    std::vector<Key> keys;
    for (quint32 i = 0; i < count && i < mostKeys && !reader.isBad(); ++i) {
        Key key;
        key.blob = reader.string().toByteArray();
        key.comment = QString::fromUtf8(reader.string());
        keys.push_back(std::move(key));
    }
    if (reader.isBad())
        return failAgent(QStringLiteral("%1 keys").arg(count));
    return keys;
}

Result<QByteArray> AgentClient::sign(
    const QByteArray &blob, const QByteArray &algorithm, const QByteArray &data, const CancelToken &cancel)
{
    const quint32 flags = algorithm == "rsa-sha2-512" ? flagSha512 : algorithm == "rsa-sha2-256" ? flagSha256 : 0;
    const auto answer =
        ask(QByteArray(1, signRequest) + wireString(blob) + wireString(data) + wireNumber(flags), signMs, cancel);
    if (!answer)
        return tl::unexpected(answer.error());
    WireReader reader(*answer);
    if (reader.byte() != signResponse)
        return failAgent(QStringLiteral("it does not sign"));
    WireReader signature(reader.string());
    (void)signature.string(); // its type
    const QByteArray bytes = signature.string().toByteArray();
    if (signature.isBad() || bytes.isEmpty())
        return failAgent(QStringLiteral("signature"));
    return bytes;
}

} // namespace tributary
