// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/known_hosts.h"

#include "remote/ssh_wire.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace tributary
{

namespace
{

constexpr int defaultPort = 22;
constexpr auto hashMark = "|1|"; // HMAC-SHA1: the only kind there is

QByteArray hashedName(const QByteArray &name, const QByteArray &salt)
{
    return QMessageAuthenticationCode::hash(name, salt, QCryptographicHash::Sha1);
}

/// '*' = any number of characters, '?' = one.
bool matchesPattern(QByteArrayView pattern, QByteArrayView name)
{
    qsizetype p = 0;
    qsizetype n = 0;
    qsizetype lastStar = -1;
    qsizetype resume = 0;
    while (n < name.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            lastStar = p++;
            resume = n;
        } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
            ++p;
            ++n;
        } else if (lastStar >= 0) {
            p = lastStar + 1;
            n = ++resume;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

bool matchesHash(const QByteArray &hosts, const QByteArray &name)
{
    const QList<QByteArray> parts = hosts.split('|'); // "", "1", salt, hash
    return parts.size() == 4 && hashedName(name, QByteArray::fromBase64(parts[2])) == QByteArray::fromBase64(parts[3]);
}

/// Words of a line, which spaces and tabs separate.
QList<QByteArray> wordsOf(const QByteArray &text)
{
    QList<QByteArray> words = text.simplified().split(' ');
    words.removeAll({});
    return words;
}

} // namespace

bool matchesHosts(const QByteArray &hosts, const QByteArray &name)
{
    if (hosts.startsWith(hashMark))
        return matchesHash(hosts, name);
    bool isNamed = false;
    for (const QByteArray &each : hosts.toLower().split(',')) {
        const bool isNegated = each.startsWith('!');
        if (!matchesPattern(isNegated ? each.mid(1) : each, name))
            continue;
        if (isNegated)
            return false;
        isNamed = true;
    }
    return isNamed;
}

void KnownHosts::add(const QString &file, const QByteArray &content)
{
    int number = 0;
    for (const QByteArray &line : content.split('\n')) {
        ++number;
        const QByteArray text = line.trimmed();
        if (text.isEmpty() || text.startsWith('#'))
            continue;
        if (!addLine(file, number, text))
            m_skipped << QStringLiteral("%1:%2").arg(file).arg(number);
    }
}

bool KnownHosts::addLine(const QString &file, int number, const QByteArray &text)
{
    QList<QByteArray> words = wordsOf(text);
    Line line;
    if (words[0].startsWith('@')) {
        if (words[0] == "@revoked")
            line.marker = Marker::Revoked;
        else if (words[0] == "@cert-authority")
            line.marker = Marker::Authority;
        else
            return false;
        words.removeFirst();
    }
    if (words.size() < 3)
        return false;
    const auto blob = QByteArray::fromBase64Encoding(words[2], QByteArray::AbortOnBase64DecodingErrors);
    if (!blob || wireType(*blob) != words[1])
        return false;
    line.hosts = words[0];
    line.entry = {file, number, {words[1], *blob}};
    m_isHashed = m_isHashed || line.hosts.startsWith(hashMark);
    m_lines.push_back(std::move(line));
    return true;
}

KnownHosts::Answer KnownHosts::findName(const QByteArray &name, const HostKey &key) const
{
    Answer answer;
    std::vector<Entry> same;
    std::vector<Entry> revoked;
    std::vector<Entry> sameType;
    std::vector<Entry> others;
    for (const Line &line : m_lines) {
        if (!matchesHosts(line.hosts, name))
            continue;
        const bool isSame = line.entry.key.blob == key.blob;
        if (line.marker == Marker::Authority)
            answer.hasAuthority = true;
        else if (line.marker == Marker::Revoked && isSame)
            revoked.push_back(line.entry);
        else if (line.marker == Marker::None && isSame)
            same.push_back(line.entry);
        else if (line.marker == Marker::None)
            (line.entry.key.type == key.type ? sameType : others).push_back(line.entry);
    }
    const auto conclude = [&](Verdict verdict, std::vector<Entry> &entries) {
        answer.verdict = verdict;
        answer.entries = std::move(entries);
        return answer;
    };
    if (!revoked.empty())
        return conclude(Verdict::Revoked, revoked);
    if (!same.empty())
        return conclude(Verdict::Known, same);
    if (!sameType.empty())
        return conclude(Verdict::Changed, sameType);
    if (!others.empty())
        return conclude(Verdict::OtherType, others);
    return answer;
}

KnownHosts::Answer KnownHosts::find(const QString &host, int port, const HostKey &key) const
{
    Answer answer = findName(knownHostsName(host, port), key);
    if (port == defaultPort || answer.verdict == Verdict::Revoked)
        return answer;
    Answer plain = findName(knownHostsName(host, defaultPort), key);
    if (plain.verdict == Verdict::Revoked || (plain.verdict == Verdict::Known && answer.verdict == Verdict::Unknown))
        return plain;
    answer.hasAuthority = answer.hasAuthority || plain.hasAuthority;
    return answer;
}

QList<QByteArray> KnownHosts::typesFor(const QString &host, int port) const
{
    QList<QByteArray> types;
    for (const QByteArray &name : {knownHostsName(host, port), knownHostsName(host, defaultPort)})
        for (const Line &line : m_lines)
            if (line.marker == Marker::None && !types.contains(line.entry.key.type) && matchesHosts(line.hosts, name))
                types << line.entry.key.type;
    return types;
}

QByteArray knownHostsName(const QString &host, int port)
{
    QByteArray name = host.toLower().toUtf8();
    if (name.startsWith('[') && name.endsWith(']'))
        name = name.mid(1, name.size() - 2);
    return port == defaultPort ? name : '[' + name + "]:" + QByteArray::number(port);
}

QByteArray knownHostsLine(const QString &host, int port, const HostKey &key, bool hashed)
{
    QByteArray name = knownHostsName(host, port);
    if (hashed) {
        std::array<quint32, 5> random {}; // a salt is as long as the hash
        QRandomGenerator::system()->fillRange(random.data(), qsizetype(random.size()));
        const QByteArray salt(reinterpret_cast<const char *>(random.data()), sizeof random);
        name = hashMark + salt.toBase64() + '|' + hashedName(name, salt).toBase64();
    }
    return name + ' ' + key.type + ' ' + key.blob.toBase64();
}

} // namespace tributary
