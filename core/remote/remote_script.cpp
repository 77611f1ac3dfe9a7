// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_script.h"

#include "remote/limited_token.h"
#include "remote/marked_stream.h"
#include "remote/script_channel.h"

#include <algorithm>
#include <optional>

namespace tributary
{

Result<RemoteEnd> runScript(SshSession &session, const RemoteScript &script, const CancelToken &cancel)
{
    const QByteArray token = randomToken();
    // In a subshell, so that `exit` in the text does not skip the mark.
    auto channel = ScriptChannel::start(
        session, "exec 2>&1\n(\n" + script.text + "\n) </dev/null\nprintf 'end-%s %d\\n' " + token + " $?", cancel);
    if (!channel)
        return tl::unexpected(channel.error());
    (void)channel->sendEof(cancel); // a loss shows below
    MarkedStream marked("end-" + token);
    QByteArray kept;
    std::optional<LimitedToken> grace; // once it is cancelled
    while (!marked.number()) {
        QByteArray bytes;
        const auto more = channel->read(bytes, grace ? grace->token() : cancel);
        if (!more && cancel.isCancelled() && !grace && script.finishMs > 0) {
            grace.emplace(CancelToken(), script.finishMs);
            continue;
        }
        if (!more)
            return tl::unexpected(more.error());
        const QByteArray output = marked.take(bytes);
        if (script.output && !output.isEmpty())
            script.output(output);
        else
            kept += output.left(std::max<qint64>(0, script.keepBytes - kept.size()));
        if (!*more && !marked.number())
            return fail({QT_TRANSLATE_NOOP("core", "The shell on the target ended before its script")},
                QString::fromLatin1(channel->channel().exitSignal()),
                QT_TRANSLATE_NOOP("core", "Look there for who ends processes (memory, limits), then try again."));
    }
    channel->awaitEnd();
    if (grace)
        return tl::unexpected(cancelledError());
    return RemoteEnd {*marked.number(), kept};
}

} // namespace tributary
