// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/login_attempt.h"

#include "remote/ssh_wire.h"

#include <QSet>

#include <cstdlib>
#include <cstring>

namespace tributary
{

namespace
{

constexpr auto expiredReason = "the password has expired: log in by hand and change it";

const Text &loginText()
{
    static const Text text {QT_TRANSLATE_NOOP("core", "The login does not come to an end")};
    return text;
}

/// What libssh2 and its callbacks say about an attempt -> how it ended.
LoginAttempt conclude(SshSession &session, qint64 code)
{
    using End = LoginAttempt::End;
    if (code == 0)
        return {End::Accepted};
    char *message = nullptr;
    libssh2_session_last_error(session.handle(), &message, nullptr, 0);
    const QByteArray text = message;
    if (code == LIBSSH2_ERROR_AUTHENTICATION_FAILED)
        return {End::Refused};
    if (code == LIBSSH2_ERROR_PASSWORD_EXPIRED)
        return {End::Refused, QString::fromLatin1(expiredReason)};
    // The same code is for a signature that the server does not like and for a server that is gone.
    if (code == LIBSSH2_ERROR_PUBLICKEY_UNVERIFIED && !text.startsWith("Waiting for"))
        return {End::Refused, QString::fromUtf8(text)};
    session.drop();
    return {End::Disconnected, QStringLiteral("%1 (%2)").arg(QString::fromUtf8(text)).arg(code)};
}

struct SignContext {
    const LoginKey &key;
    std::optional<Error> error {};
};

/// Memory for libssh2, which frees it.
template <typename Byte>
void give(const QByteArrayView bytes, Byte *&target)
{
    target = static_cast<Byte *>(std::malloc(std::size_t(std::max<qsizetype>(bytes.size(), 1))));
    if (target && !bytes.isEmpty())
        std::memcpy(target, bytes.data(), std::size_t(bytes.size()));
}

/// The algorithm stands in what is to be signed (RFC 4252, 7).
QByteArray algorithmIn(QByteArrayView data)
{
    WireReader reader(data);
    (void)reader.string(); // session
    (void)reader.byte(); // kind of message
    (void)reader.string(); // user
    (void)reader.string(); // service
    (void)reader.string(); // "publickey"
    (void)reader.byte(); // "signed"
    return reader.string().toByteArray();
}

LIBSSH2_USERAUTH_PUBLICKEY_SIGN_FUNC(signForLibrary)
{
    (void)session;
    auto *context = static_cast<SignContext *>(*abstract);
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(data_len));
    const auto signature = context->key.sign(algorithmIn(bytes), bytes);
    if (!signature) {
        context->error = signature.error();
        return -1;
    }
    give(*signature, *sig);
    *sig_len = std::size_t(signature->size());
    return *sig ? 0 : -1;
}

struct PromptContext {
    const Secret &password;
    QSet<QByteArray> answered {};
    bool isExpired = false;
};

LIBSSH2_USERAUTH_KBDINT_RESPONSE_FUNC(answerForLibrary)
{
    (void)name;
    (void)name_len;
    (void)instruction;
    (void)instruction_len;
    auto *context = static_cast<PromptContext *>(*abstract);
    for (int i = 0; i < num_prompts; ++i) {
        const QByteArray text(reinterpret_cast<const char *>(prompts[i].text), qsizetype(prompts[i].length));
        const bool wantsNew = text.toLower().contains("new password");
        context->isExpired = context->isExpired || wantsNew;
        const bool isAnswered = !prompts[i].echo && !wantsNew && !context->answered.contains(text);
        context->answered << text;
        const QByteArrayView answer(context->password.data(), isAnswered ? context->password.size() : 0);
        give(answer, responses[i].text);
        responses[i].length = static_cast<unsigned>(answer.size());
    }
}

} // namespace

Result<std::optional<QByteArray>> offeredLoginMethods(SshSession &session, const CancelToken &cancel)
{
    const QByteArray user = session.route().user.toUtf8();
    const char *list = nullptr;
    const auto done = session.drive(
        {QT_TRANSLATE_NOOP("core", "%1 does not say how to log in"), {session.route().host}},
        [&]() -> int {
            list = libssh2_userauth_list(session.handle(), user.constData(), static_cast<unsigned>(user.size()));
            if (list || libssh2_userauth_authenticated(session.handle()))
                return 0;
            const int code = libssh2_session_last_errno(session.handle());
            return code == 0 ? LIBSSH2_ERROR_PROTO : code;
        },
        cancel);
    if (!done)
        return tl::unexpected(done.error());
    return list ? std::optional(QByteArray(list)) : std::nullopt;
}

Result<LoginAttempt> tryKey(SshSession &session, const LoginKey &key, const QByteArray &blob, const CancelToken &cancel)
{
    const QByteArray user = session.route().user.toUtf8();
    SignContext context {key};
    void *pointer = &context;
    const auto code = session.driveForCode(
        loginText(),
        [&] {
            return libssh2_userauth_publickey(session.handle(), user.constData(),
                reinterpret_cast<const unsigned char *>(blob.constData()), std::size_t(blob.size()), &signForLibrary,
                &pointer);
        },
        cancel, Deadline::max());
    if (!code)
        return tl::unexpected(code.error());
    if (cancel.isCancelled())
        return tl::unexpected(cancelledError());
    if (context.error)
        return LoginAttempt {LoginAttempt::End::NotMade, context.error->english()};
    return conclude(session, *code);
}

Result<LoginAttempt> tryPassword(SshSession &session, const Secret &password, const CancelToken &cancel)
{
    const QByteArray user = session.route().user.toUtf8();
    const auto code = session.driveForCode(
        loginText(),
        [&] {
            return libssh2_userauth_password_ex(session.handle(), user.constData(), static_cast<unsigned>(user.size()),
                password.data(), static_cast<unsigned>(password.size()), nullptr);
        },
        cancel, Deadline::max());
    if (!code)
        return tl::unexpected(code.error());
    return conclude(session, *code);
}

Result<LoginAttempt> tryKeyboardInteractive(SshSession &session, const Secret &password, const CancelToken &cancel)
{
    const QByteArray user = session.route().user.toUtf8();
    PromptContext context {password};
    *libssh2_session_abstract(session.handle()) = &context;
    const auto code = session.driveForCode(
        loginText(),
        [&] {
            return libssh2_userauth_keyboard_interactive_ex(
                session.handle(), user.constData(), static_cast<unsigned>(user.size()), &answerForLibrary);
        },
        cancel, Deadline::max());
    *libssh2_session_abstract(session.handle()) = nullptr;
    if (!code)
        return tl::unexpected(code.error());
    LoginAttempt attempt = conclude(session, *code);
    if (context.isExpired && attempt.reason.isEmpty())
        attempt.reason = QString::fromLatin1(expiredReason);
    return attempt;
}

} // namespace tributary
