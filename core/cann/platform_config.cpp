// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/platform_config.h"

#include "base/files.h"

#include <QDir>
#include <QHash>

namespace tributary
{

namespace
{

using Section = QHash<QString, QString>;

QHash<QString, Section> readSections(const QByteArray &text)
{
    QHash<QString, Section> sections;
    QString current;
    for (const QByteArray &raw : text.split('\n')) {
        const QString line = QString::fromUtf8(raw).section(QLatin1Char('#'), 0, 0).trimmed();
        if (line.startsWith(QLatin1Char('[')) && line.endsWith(QLatin1Char(']'))) {
            current = line.mid(1, line.size() - 2).trimmed();
            continue;
        }
        const qsizetype equals = line.indexOf(QLatin1Char('='));
        if (equals > 0)
            sections[current].insert(line.left(equals).trimmed(), line.mid(equals + 1).trimmed());
    }
    return sections;
}

std::optional<int> numberOf(const Section &section, const char *key)
{
    bool ok = false;
    const int value = section.value(QLatin1String(key)).toInt(&ok);
    return ok && value >= 0 ? std::optional(value) : std::nullopt;
}

QString configFolder(const CannInstallation &cann)
{
    return (cann.archFolder.isEmpty() ? cann.root : cann.archFolder) + QStringLiteral("/data/platform_config");
}

} // namespace

Result<PlatformConfig> parsePlatformConfig(const QByteArray &text)
{
    const auto sections = readSections(text);
    const Section info = sections.value(QStringLiteral("SoCInfo"));
    const auto aiCores = numberOf(info, "ai_core_cnt");
    const auto cubeCores = numberOf(info, "cube_core_cnt");
    if (!aiCores && !cubeCores)
        return fail(QT_TRANSLATE_NOOP("core", "The platform file does not say how many cores the chip has"));
    PlatformConfig config;
    config.soc = sections.value(QStringLiteral("version")).value(QStringLiteral("SoC_version"));
    config.aiCores = aiCores ? *aiCores : *cubeCores;
    config.cubeCores = cubeCores.value_or(config.aiCores);
    config.vectorCores = numberOf(info, "vector_core_cnt");
    config.streams = numberOf(info, "normal_stream_num");
    return config;
}

QStringList knownSocs(const CannInstallation &cann)
{
    QStringList names = QDir(configFolder(cann)).entryList({QStringLiteral("*.ini")}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(4);
    return names;
}

Result<PlatformConfig> readPlatformConfig(const CannInstallation &cann, const QString &soc)
{
    const auto text = readFile(configFolder(cann) + QLatin1Char('/') + soc + QStringLiteral(".ini"));
    if (!text)
        return tl::unexpected(text.error());
    return parsePlatformConfig(*text);
}

} // namespace tributary
