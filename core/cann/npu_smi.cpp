// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/npu_smi.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace tributary
{

namespace
{

std::optional<std::int64_t> wholeNumber(const QString &text)
{
    bool ok = false;
    const qint64 value = text.toLongLong(&ok);
    return ok && value >= 0 ? std::optional<std::int64_t>(value) : std::nullopt;
}

QStringList words(const QString &text)
{
    return text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

// Reads the table row by row. Column widths differ between versions, so only the bars count.
class InfoReader
{
public:
    void line(const QString &text)
    {
        const QString trimmed = text.trimmed();
        if (trimmed.contains(QLatin1String("-8020")))
            m_report.refusedAsBusy = true;
        if (trimmed.size() < 2 || !trimmed.startsWith(QLatin1Char('|')))
            return;
        QStringList cells = trimmed.mid(1).split(QLatin1Char('|'));
        if (trimmed.endsWith(QLatin1Char('|')))
            cells.removeLast();
        for (QString &cell : cells)
            cell = cell.simplified();
        if (!readHeader(cells))
            readRow(cells);
    }

    [[nodiscard]] bool understood() const { return m_sawHeader || m_report.refusedAsBusy; }
    NpuReport take() { return std::move(m_report); }

private:
    enum class Table { None, Devices, Processes };

    bool readHeader(const QStringList &cells)
    {
        if (cells.first().startsWith(QLatin1String("npu-smi"))) {
            m_report.version = words(cells.first()).value(1);
            return true;
        }
        const auto column = [&cells](const char *name) {
            const auto at = std::find_if(cells.begin(), cells.end(),
                [name](const QString &cell) { return cell.startsWith(QLatin1String(name), Qt::CaseInsensitive); });
            return at == cells.end() ? qsizetype(-1) : at - cells.begin();
        };
        if (column("Process id") >= 0) {
            m_table = Table::Processes;
            m_pidColumn = column("Process id");
            m_nameColumn = column("Process name");
            m_memoryColumn = column("Process memory");
            m_sawHeader = true;
            return true;
        }
        if (column("Health") >= 0) {
            m_table = Table::Devices;
            m_pending.reset();
            m_sawHeader = true;
            return true;
        }
        return column("Bus-Id") >= 0;
    }

    void readRow(const QStringList &cells)
    {
        if (m_table == Table::Processes)
            readProcess(cells);
        else if (m_table == Table::Devices && cells.size() >= 3)
            readDevice(cells);
    }

    // Each chip has two rows: the card's with name and health, then the chip's with bus and use. A name may be all
    // digits ("310"), so the bus address tells them apart.
    void readDevice(const QStringList &cells)
    {
        static const QRegularExpression bus(QStringLiteral("^[0-9A-Fa-f]{4}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}\\.[0-9]$"));
        const QStringList ids = words(cells[0]);
        const auto first = wholeNumber(ids.value(0));
        if (!first)
            return;
        const bool isBus = bus.match(cells[1]).hasMatch() || (m_pending && cells[1] == QLatin1String("NA"));
        if (!isBus) {
            m_pending = NpuDevice();
            m_pending->npu = static_cast<int>(*first);
            m_pending->name = ids.mid(1).join(QLatin1Char(' '));
            m_pending->health = cells[1];
            return;
        }
        if (!m_pending)
            return;
        NpuDevice device = *m_pending;
        device.chip = static_cast<int>(*first);
        if (const auto physical = wholeNumber(ids.value(1)))
            device.physicalId = static_cast<int>(*physical);
        readUse(cells[2], device);
        m_report.devices.push_back(device);
        m_pending.reset();
    }

    // "87 1024 / 2048 32768/ 65536": AI cores, then pairs of used and total; the last pair is the device memory.
    static void readUse(QString text, NpuDevice &device)
    {
        text.replace(QLatin1Char('/'), QLatin1String(" / "));
        const QStringList parts = words(text);
        if (const auto percent = wholeNumber(parts.value(0)))
            device.aiCorePercent = static_cast<int>(*percent);
        const qsizetype slash = parts.lastIndexOf(QStringLiteral("/"));
        if (slash > 0) {
            device.memoryUsedMb = wholeNumber(parts.value(slash - 1));
            device.memoryTotalMb = wholeNumber(parts.value(slash + 1));
        }
    }

    void readProcess(const QStringList &cells)
    {
        const auto pid = wholeNumber(cells.value(m_pidColumn));
        const QStringList ids = words(cells.mid(0, m_pidColumn).join(QLatin1Char(' ')));
        const auto npu = wholeNumber(ids.value(0));
        if (!pid || !npu)
            return; // "No running processes found in NPU n"
        NpuProcess process;
        process.npu = static_cast<int>(*npu);
        if (const auto chip = wholeNumber(ids.value(1)))
            process.chip = static_cast<int>(*chip);
        process.pid = *pid;
        process.name = m_nameColumn < 0 ? QString() : cells.value(m_nameColumn);
        if (m_memoryColumn >= 0)
            process.memoryMb = wholeNumber(cells.value(m_memoryColumn));
        m_report.processes.push_back(process);
    }

    NpuReport m_report;
    Table m_table = Table::None;
    std::optional<NpuDevice> m_pending;
    qsizetype m_pidColumn = -1;
    qsizetype m_nameColumn = -1;
    qsizetype m_memoryColumn = -1;
    bool m_sawHeader = false;
};

} // namespace

Result<NpuReport> parseNpuInfo(const QByteArray &text)
{
    InfoReader reader;
    for (const QByteArray &line : text.split('\n'))
        reader.line(QString::fromUtf8(line));
    if (!reader.understood())
        return fail(QT_TRANSLATE_NOOP("core", "npu-smi says nothing about a device"), lastLines(text, 3),
            QT_TRANSLATE_NOOP(
                "core", "Run npu-smi info yourself: the driver may not be loaded or not be shown to this container."));
    return reader.take();
}

std::vector<NpuProcess> processesOn(const NpuReport &report, std::optional<int> device)
{
    std::vector<NpuProcess> found;
    const auto at = std::find_if(report.devices.begin(), report.devices.end(),
        [&](const NpuDevice &each) { return device && each.deviceId() == *device; });
    for (const NpuProcess &process : report.processes) {
        // A process on another die of the same card is no neighbour; without a chip number it may be.
        const bool here = at == report.devices.end()
            ? process.npu == device.value_or(process.npu)
            : process.npu == at->npu && process.chip.value_or(at->chip) == at->chip;
        if (here)
            found.push_back(process);
    }
    return found;
}

NpuInfoSource npuInfoFromProgram(const QProcessEnvironment &environment)
{
    return [environment](const CancelToken &cancel) {
        ToolCommand command;
        command.program = QStringLiteral("npu-smi");
        command.arguments = {QStringLiteral("info")};
        command.environment = environment;
        return runTool(command, cancel);
    };
}

Result<NpuReport> readNpuInfo(const NpuInfoSource &source, const CancelToken &cancel)
{
    const auto output = source(cancel);
    if (!output)
        return tl::unexpected(output.error());
    return parseNpuInfo(output->text);
}

} // namespace tributary
