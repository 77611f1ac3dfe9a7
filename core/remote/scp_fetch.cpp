// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/scp_fetch.h"

#include "base/shell_words.h"
#include "remote/remote_script.h"
#include "remote/scp.h"

namespace tributary
{

namespace
{

// A letter for the kind, the path from "./" on, and NUL, which alone is in no name. Folders come before what is in
// them.
constexpr char listText[] = R"sh(
cd "$d" || exit
print='t=$0; for f; do printf "%s%s\0" "$t" "$f"; done'
find . \( -type d -exec /bin/sh -c "$print" d {} \; \) -o \
    \( -type f -exec /bin/sh -c "$print" f {} \; \) -o -exec /bin/sh -c "$print" o {} \;
)sh";

Result<QByteArray> listTree(SshSession &session, const QString &root, const CancelToken &cancel)
{
    constexpr qint64 longestList = qint64(64) << 20;
    const auto end = runScript(session, {"d=" + quoteShellWord(root).toUtf8() + listText, {}, longestList}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    if (end->status != 0)
        return fail({QT_TRANSLATE_NOOP("core", "Cannot list %1 on the target"), {root}},
            QString::fromUtf8(end->output).right(1000).trimmed());
    return end->output;
}

class ScpFetch
{
public:
    ScpFetch(SshSession &session, const QString &root, FetchSink &sink, const CancelToken &cancel)
        : m_session(session)
        , m_root(root.toUtf8())
        , m_sink(sink)
        , m_cancel(cancel)
    {
    }

    Result<void> take(const QByteArray &entry)
    {
        const char kind = entry[0];
        const QByteArrayList path = entry.mid(3).split('/');
        if (isBelowRefused(path))
            return {};
        if (kind == 'd') {
            const auto made = m_sink.addFolder(path);
            if (!made)
                return tl::unexpected(made.error());
            if (!*made)
                m_refused << path;
            return {};
        }
        if (kind == 'f')
            return m_sink.addFile(path, 0, [&](const FetchSink::Writer &write) { return receive(path, write); });
        m_sink.refuse(path, QT_TRANSLATE_NOOP("core", "neither a file nor a folder"));
        return {};
    }

private:
    [[nodiscard]] bool isBelowRefused(const QByteArrayList &path) const
    {
        for (const QByteArrayList &folder : m_refused) {
            if (path.mid(0, folder.size()) == folder)
                return true;
        }
        return false;
    }

    Result<bool> receive(const QByteArrayList &path, const FetchSink::Writer &write)
    {
        const auto got = scpReceive(m_session, m_root + '/' + path.join('/'), write, m_cancel);
        if (!got)
            return tl::unexpected(got.error());
        return true;
    }

    SshSession &m_session;
    QByteArray m_root;
    FetchSink &m_sink;
    CancelToken m_cancel;
    QList<QByteArrayList> m_refused;
};

} // namespace

Result<void> scpFetch(SshSession &session, const QString &root, FetchSink &sink, const CancelToken &cancel)
{
    const auto list = listTree(session, root, cancel);
    if (!list)
        return tl::unexpected(list.error());
    ScpFetch fetch(session, root, sink, cancel);
    for (const QByteArray &entry : list->split('\0')) {
        if (entry.size() < 4) // the root itself, and what follows the last NUL
            continue;
        if (!sink.countEntry())
            break;
        if (auto taken = fetch.take(entry); !taken)
            return taken;
    }
    return {};
}

} // namespace tributary
