// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_build.h"

#include "base/file_identity.h"
#include "base/files.h"
#include "cann/pass_folder.h"
#include "cann/program_lookup.h"
#include "cann/tool_process.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <utility>

// The macro declares a function of the global namespace, and may not be used in one of ours.
static void loadPassSources()
{
    Q_INIT_RESOURCE(pass_sources);
}

namespace tributary
{

namespace
{

constexpr int buildTimeout_ms = 10 * 60 * 1000;
constexpr int errorLines = 15;

QStringList sourceNames()
{
    loadPassSources();
    const QString root = QStringLiteral(":/pass/");
    QStringList names;
    QDirIterator walk(root, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        names << walk.next().mid(root.size());
    names.sort();
    return names;
}

// Where and how one request is built; equal requests share a folder, so that a second build has little to do.
struct BuildPlan {
    PassBuildInfo info;
    QString folder;

    [[nodiscard]] QString source() const { return folder + QStringLiteral("/source"); }
    [[nodiscard]] QString build() const { return folder + QStringLiteral("/build"); }
    [[nodiscard]] QString log() const { return folder + QStringLiteral("/build.log"); }
    [[nodiscard]] QString library() const { return folder + QStringLiteral("/libge_ms_autotune_pass.so"); }
    [[nodiscard]] QString infoFile() const { return folder + QStringLiteral("/libge_ms_autotune_pass.json"); }
};

Result<BuildPlan> planBuild(const PassBuildRequest &request)
{
    std::optional<CannInstallation> cann;
    if (!request.cannFolder.isEmpty()) {
        auto named = cannAt(request.cannFolder);
        if (!named)
            return tl::unexpected(named.error());
        cann = *named;
    } else {
        cann = findCann(request.search).installation;
    }
    if (cann && cann->passHeader.isEmpty())
        return fail({QT_TRANSLATE_NOOP("core", "The CANN in %1 has no register/register_custom_pass.h"), {cann->root}},
            {},
            QT_TRANSLATE_NOOP("core",
                "Install the toolkit package of CANN (the runtime package alone has no headers), "
                "or name another one with --cann."));
    BuildPlan plan;
    plan.info.standIn = !cann;
    plan.info.cannRoot = cann ? QFileInfo(cann->root).canonicalFilePath() : QString();
    plan.info.cannVersion = cann ? cann->version : QString();
    plan.info.abi = cann ? request.abi.value_or(0) : request.abi;

    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &name : sourceNames()) {
        hash.addData(name.toUtf8() + '\0');
        hash.addData(readFile(QStringLiteral(":/pass/") + name).value_or(QByteArray()));
    }
    hash.addData(plan.info.cannRoot.toUtf8() + '\0' + plan.info.cannVersion.toUtf8());
    plan.folder = QStringLiteral("%1/pass/%2-abi%3-%4")
                      .arg(request.folders.cache, cann ? QStringLiteral("cann") : QStringLiteral("standin"),
                          plan.info.abi ? number(*plan.info.abi) : QStringLiteral("auto"),
                          QString::fromLatin1(hash.result().toHex().left(12)));
    return plan;
}

Result<void> unpackSources(const QString &target)
{
    for (const QString &name : sourceNames()) {
        const auto content = readFile(QStringLiteral(":/pass/") + name);
        if (!content)
            return tl::unexpected(content.error());
        const QString path = target + QLatin1Char('/') + name;
        if (QFileInfo::exists(path) && readFile(path).value_or(QByteArray()) == *content)
            continue;
        if (auto made = makeFolder(QFileInfo(path).path()); !made)
            return made;
        if (auto written = writeFileAtomically(path, *content); !written)
            return written;
    }
    return {};
}

QStringList configureArguments(const BuildPlan &plan, const QProcessEnvironment &environment)
{
    QStringList arguments {QStringLiteral("-S"), plan.source(), QStringLiteral("-B"), plan.build(),
        QStringLiteral("-DCMAKE_BUILD_TYPE=Release")};
    if (plan.info.standIn) {
        arguments << QStringLiteral("-DTRIBUTARY_PASS_INTERFACE=standin") << QStringLiteral("-DASCEND_HOME_PATH=");
        if (plan.info.abi)
            arguments << QStringLiteral("-DCMAKE_CXX_FLAGS=-D_GLIBCXX_USE_CXX11_ABI=%1").arg(*plan.info.abi);
    } else {
        arguments << QStringLiteral("-DTRIBUTARY_PASS_INTERFACE=cann")
                  << QStringLiteral("-DASCEND_HOME_PATH=") + plan.info.cannRoot
                  << QStringLiteral("-DTRIBUTARY_PASS_CXX11_ABI=%1").arg(plan.info.abi.value_or(0));
    }
    const bool noMake = !findProgram(QStringLiteral("make"), environment);
    if (noMake && findProgram(QStringLiteral("ninja"), environment))
        arguments << QStringLiteral("-G") << QStringLiteral("Ninja");
    return arguments;
}

// Runs cmake once, with what it says passed on and kept.
Result<void> runCmake(const QStringList &arguments, const PassBuildRequest &request, AppendFile &log,
    const BuildPlan &plan, const CancelToken &cancel)
{
    ToolCommand command;
    command.program = QStringLiteral("cmake");
    command.arguments = arguments;
    command.environment = request.search.environment;
    command.environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    command.timeout_ms = buildTimeout_ms;
    command.onOutput = [&](const QByteArray &piece) {
        (void)log.append(piece); // the log is a help, no reason to stop a build
        if (request.onOutput)
            request.onOutput(piece);
    };
    const auto output = runTool(command, cancel);
    if (!output)
        return tl::unexpected(output.error());
    if (output->exitCode != 0)
        return fail(QT_TRANSLATE_NOOP("core", "The pass could not be built"), lastLines(output->text, errorLines),
            {QT_TRANSLATE_NOOP("core", "All of the output is in %1."), {plan.log()}});
    return {};
}

Result<void> compile(const BuildPlan &plan, const PassBuildRequest &request, const CancelToken &cancel)
{
    if (!findProgram(QStringLiteral("cmake"), request.search.environment))
        return fail(QT_TRANSLATE_NOOP("core", "cmake, which builds the pass, was not found"), {},
            QT_TRANSLATE_NOOP("core", "Install cmake and a C++ compiler, or give a built library with --library."));
    if (auto unpacked = unpackSources(plan.source()); !unpacked)
        return unpacked;
    QFile::remove(plan.log());
    auto log = AppendFile::open(plan.log());
    if (!log)
        return tl::unexpected(log.error());
    // Another compiler or generator than last time makes an old cache an error.
    QDir(plan.build()).removeRecursively();
    if (auto done = runCmake(configureArguments(plan, request.search.environment), request, *log, plan, cancel); !done)
        return done;
    return runCmake({QStringLiteral("--build"), plan.build(), QStringLiteral("--target"),
                        QStringLiteral("ge_ms_autotune_pass"), QStringLiteral("--parallel"), QStringLiteral("2")},
        request, *log, plan, cancel);
}

Result<BuiltPass> handOver(BuildPlan plan, const QString &output)
{
    const QString made = plan.build() + QStringLiteral("/libge_ms_autotune_pass.so");
    plan.info.sha256 = fileHash(made);
    plan.info.builtAt = QDateTime::currentDateTimeUtc();
    if (auto installed = installFile(made, plan.library()); !installed)
        return tl::unexpected(installed.error());
    if (auto written = writeFileAtomically(plan.infoFile(), plan.info.toJson()); !written)
        return tl::unexpected(written.error());
    BuiltPass built {plan.library(), plan.info, plan.log()};
    if (output.isEmpty())
        return built;
    built.library = QFileInfo(output).absoluteFilePath();
    if (auto folder = makeFolder(QFileInfo(built.library).path()); !folder)
        return tl::unexpected(folder.error());
    if (auto installed = installFile(made, built.library); !installed)
        return tl::unexpected(installed.error());
    return built;
}

} // namespace

QByteArray PassBuildInfo::toJson() const
{
    QJsonObject object {{QStringLiteral("schema"), schema}, {QStringLiteral("stand_in"), standIn},
        {QStringLiteral("cann"), cannRoot}, {QStringLiteral("cann_version"), cannVersion},
        {QStringLiteral("built_at"), builtAt.toString(Qt::ISODate)}, {QStringLiteral("sha256"), sha256}};
    if (abi)
        object.insert(QStringLiteral("abi"), *abi);
    return QJsonDocument(object).toJson();
}

std::optional<PassBuildInfo> PassBuildInfo::fromJson(const QByteArray &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (object.value(QStringLiteral("schema")).toInt() != schema)
        return std::nullopt;
    PassBuildInfo info;
    info.standIn = object.value(QStringLiteral("stand_in")).toBool();
    info.cannRoot = object.value(QStringLiteral("cann")).toString();
    info.cannVersion = object.value(QStringLiteral("cann_version")).toString();
    if (object.contains(QStringLiteral("abi")))
        info.abi = object.value(QStringLiteral("abi")).toInt();
    info.builtAt = QDateTime::fromString(object.value(QStringLiteral("built_at")).toString(), Qt::ISODate);
    info.sha256 = object.value(QStringLiteral("sha256")).toString();
    return info;
}

std::optional<PassBuildInfo> PassBuildInfo::read(const QString &infoPath, const QString &libraryHash)
{
    if (libraryHash.isEmpty() || !QFileInfo::exists(infoPath))
        return std::nullopt;
    auto info = fromJson(readFile(infoPath).value_or(QByteArray()));
    if (info && info->sha256 != libraryHash)
        return std::nullopt;
    return info;
}

Result<BuiltPass> buildPass(const PassBuildRequest &request, const CancelToken &cancel)
{
    auto plan = planBuild(request);
    if (!plan)
        return tl::unexpected(plan.error());
    if (auto made = makeFolder(plan->folder); !made)
        return tl::unexpected(made.error());
    QLockFile lock(plan->folder + QStringLiteral("/lock"));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(buildTimeout_ms))
        return fail({QT_TRANSLATE_NOOP("core", "The folder %1 is in use by another build"), {plan->folder}}, {},
            QT_TRANSLATE_NOOP("core", "Try again when it has ended."));
    if (auto done = compile(*plan, request, cancel); !done)
        return tl::unexpected(done.error());
    return handOver(*plan, request.output);
}

Result<BuiltPass> ensurePassBuilt(const PassBuildRequest &request, const CancelToken &cancel)
{
    const auto plan = planBuild(request);
    if (!plan)
        return tl::unexpected(plan.error());
    if (const auto info = PassBuildInfo::read(plan->infoFile(), fileHash(plan->library()));
        info && request.output.isEmpty())
        return BuiltPass {plan->library(), *info, {}};
    return buildPass(request, cancel);
}

} // namespace tributary
