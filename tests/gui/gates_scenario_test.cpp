// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A workload that fails in every way that a gate knows: real engine, real workload, seen in the window.
#include "models/gate_check.h"
#include "models/trial_table_model.h"
#include "trials/gates_panel.h"
#include "trials/trial_details.h"
#include "trials/trial_table.h"
#include "trials/trials_page.h"
#include "window_fixture.h"

#include <QFile>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTreeWidget>

#include <algorithm>

using namespace tributary;
using namespace tributary::gui;

namespace
{

/// What a candidate does wrong, and what is to be seen of it.
struct Fault {
    const char *candidate;
    const char *options; ///< of the sample workload
    ReasonCode code;
    const char *onTheLine; ///< stands on the offending line; null = the reason names none
};

struct FailingWorkload : public WindowFixture {
    /// Runs it and waits for its end.
    void run(const RunSetup &setup, std::size_t trials)
    {
        useSetup(setup);
        trigger("run.start");
        ASSERT_TRUE(waitFor([this] { return !controller().isBusy(); })) << messages().join(u'\n').toStdString();
        ASSERT_TRUE(shown()) << messages().join(u'\n').toStdString();
        ASSERT_EQ(shown()->snapshot->trials.size(), trials) << messages().join(u'\n').toStdString();
        page = window->findChild<TrialsPage *>();
        ASSERT_TRUE(page);
        ASSERT_TRUE(waitFor([&] {
            const auto &rows = page->trialModel()->rows();
            return rows.size() == trials
                && std::all_of(rows.begin(), rows.end(), [](const auto &r) { return r->trial; });
        }));
    }

    [[nodiscard]] TrialPtr trialOf(const char *candidate) const
    {
        for (const TrialPtr &trial : shown()->snapshot->trials) {
            if (trial->spec.candidate.name() == QLatin1String(candidate))
                return trial;
        }
        return nullptr;
    }

    /// The reason stands in the table, in the gate panel, and the line of the log is marked there.
    void expectShown(const Fault &fault)
    {
        SCOPED_TRACE(std::string(fault.candidate) + " " + fault.options);
        const TrialPtr trial = trialOf(fault.candidate);
        ASSERT_TRUE(trial);
        ASSERT_TRUE(trial->hasReason(fault.code));
        ASSERT_TRUE(page->trials()->jumpTo(trial->spec.sequence));
        const TrialTableModel &model = *page->trialModel();
        const int row = trial->spec.sequence; // unsorted: in the order in which they ran
        ASSERT_EQ(model.rows()[std::size_t(row)]->spec, trial->spec);
        const QString why = model.index(row, TrialTableModel::Why).data().toString();
        EXPECT_EQ(why, trial->reasons.front().sentence.translated());
        EXPECT_FALSE(why.isEmpty());
        page->details()->showKind(TrialDetails::Kind::Gates);
        expectGate(fault, *trial);
    }

    void expectGate(const Fault &fault, const Trial &trial)
    {
        const auto reason = std::find_if(
            trial.reasons.begin(), trial.reasons.end(), [&](const Reason &r) { return r.code == fault.code; });
        QTreeWidget &tree = *page->details()->gates()->tree();
        const QList<QTreeWidgetItem *> gates = tree.findItems(gateName(fault.code), Qt::MatchExactly);
        ASSERT_EQ(gates.size(), 1);
        EXPECT_TRUE(gates[0]->text(1).contains(outcomeText(GateCheck::Outcome::Hit)));
        EXPECT_EQ(gates[0]->text(2), reason->sentence.translated());
        tree.setCurrentItem(nullptr);
        tree.setCurrentItem(gates[0]);
        const QPlainTextEdit &excerpt = *page->details()->gates()->excerpt();
        EXPECT_EQ(excerpt.isVisible(), fault.onTheLine != nullptr);
        if (!fault.onTheLine)
            return;
        ASSERT_TRUE(waitFor([&] { return !excerpt.extraSelections().isEmpty(); }));
        const QString line = excerpt.extraSelections().first().cursor.block().text();
        EXPECT_TRUE(line.contains(QLatin1String(fault.onTheLine))) << line.toStdString();
        EXPECT_TRUE(line.trimmed().startsWith(QString::number(reason->line) + QLatin1Char(' '))) << line.toStdString();
    }

    /// The workload with other options under each of the candidates.
    RunSetup setupOf(const std::vector<Fault> &faults) const
    {
        const QString program = QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-workload");
        QString text = QStringLiteral("case $GE_AUTO_MULTISTREAM_PARALLEL_MODE in\n");
        RunSetup setup = smallSetup(1);
        setup.explicitList = QStringList(QStringLiteral("default"));
        for (const Fault &fault : faults) {
            setup.explicitList << QLatin1String(fault.candidate);
            text +=
                QStringLiteral("%1) set -- %2 ;;\n").arg(QLatin1String(fault.candidate), QLatin1String(fault.options));
        }
        text += QStringLiteral("esac\nexec '%1' --instant \"$@\"\n").arg(program);
        QFile script(dir.filePath(QStringLiteral("workload.sh")));
        EXPECT_TRUE(script.open(QIODevice::WriteOnly));
        script.write(text.toUtf8());
        setup.command = QStringLiteral("sh workload.sh");
        return setup;
    }

    TrialsPage *page = nullptr;
};

} // namespace

TEST_F(FailingWorkload, EveryGateThatReadsTheLogsNamesItsReasonAndItsLine)
{
    const std::vector<Fault> faults {
        {"LoadBalance:2", "--exit-code 3", ReasonCode::ExitCode, nullptr},
        {"LoadBalance:3", "--crash", ReasonCode::ExitCode, nullptr},
        {"LoadBalance:4", "--missing-field cost_us", ReasonCode::MalformedLog, "start_us="},
        {"LoadBalance:5", "--bad-integer start_us", ReasonCode::MalformedLog, "x"},
        {"LoadBalance:6", "--wrong-mode MainStream:9", ReasonCode::ModeMismatch, "mode=MainStream:9"},
        {"LoadBalance:7", "--ret 7", ReasonCode::NonzeroRet, "ret=7"},
        {"LoadBalance:8", "--steps 3", ReasonCode::TooFewSteps, nullptr},
        {"LoadBalance:9", "--overlap", ReasonCode::Overlap, "start_us="},
        {"LoadBalance:10", "--no-steps", ReasonCode::NoSteps, nullptr},
        {"LoadBalance:11", "--different-digest", ReasonCode::OutputDiffers, nullptr},
    };
    RunSetup setup = setupOf(faults);
    setup.outputCheck.pattern = QStringLiteral("digest=(\\S+)");
    ASSERT_NO_FATAL_FAILURE(run(setup, faults.size() + 1));
    EXPECT_TRUE(trialOf("default")->isValid());
    for (const Fault &fault : faults)
        expectShown(fault);
}

TEST_F(FailingWorkload, AMainObjectThatIsNotThere)
{
    RunSetup setup = setupOf({});
    setup.gates.mainObject = ExecObject::parse(QStringLiteral("model:99"));
    ASSERT_NO_FATAL_FAILURE(run(setup, 1));
    expectShown({"default", "", ReasonCode::MainObjectMissing, nullptr});
}

TEST_F(FailingWorkload, AProgramThatCannotBeStarted)
{
    RunSetup setup = setupOf({});
    setup.command = QStringLiteral("no-such-program-x");
    ASSERT_NO_FATAL_FAILURE(run(setup, 1));
    expectShown({"default", "", ReasonCode::LaunchFailed, nullptr});
}

TEST_F(FailingWorkload, AWorkloadThatHangs)
{
    RunSetup setup = setupOf({});
    setup.command += QStringLiteral(" --hang");
    setup.timeoutSeconds = 1;
    ASSERT_NO_FATAL_FAILURE(run(setup, 1));
    expectShown({"default", "", ReasonCode::Timeout, nullptr});
}
