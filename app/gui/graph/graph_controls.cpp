// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_controls.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace tributary::gui
{

namespace
{

QComboBox *makeCombo(QWidget *parent, const QString &name, QLabel *label)
{
    auto *combo = new QComboBox(parent);
    combo->setObjectName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    label->setBuddy(combo);
    return combo;
}

} // namespace

GraphControls::GraphControls(QWidget *parent)
    : QWidget(parent)
    , m_open(makeButton(QStringLiteral("open")))
    , m_file(new QLabel(this))
    , m_candidateLabel(new QLabel(this))
    , m_candidate(makeCombo(this, QStringLiteral("candidate"), m_candidateLabel))
    , m_otherLabel(new QLabel(this))
    , m_other(makeCombo(this, QStringLiteral("other"), m_otherLabel))
    , m_colourLabel(new QLabel(this))
    , m_colour(makeCombo(this, QStringLiteral("colourBy"), m_colourLabel))
    , m_search(new QLineEdit(this))
    , m_matches(new QLabel(this))
    , m_show(makeButton(QStringLiteral("show")))
    , m_modules(makeButton(QStringLiteral("modules")))
    , m_openAll(makeButton(QStringLiteral("openAll")))
    , m_closeAll(makeButton(QStringLiteral("closeAll")))
    , m_fit(makeButton(QStringLiteral("fit")))
    , m_export(makeButton(QStringLiteral("export")))
    , m_busy(new QLabel(this))
    , m_cancel(makeButton(QStringLiteral("cancel")))
{
    m_file->setObjectName(QStringLiteral("file"));
    m_matches->setObjectName(QStringLiteral("matches"));
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(220);
    m_search->installEventFilter(this);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    makeMenus();
    makeFirstRow();
    makeSecondRow();
    connectParts();
    retranslate();
    setBusyText({});
}

QToolButton *GraphControls::makeButton(const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void GraphControls::makeMenus()
{
    auto *files = new QMenu(this);
    m_openGraph = files->addAction(QString(), this, &GraphControls::openRequested);
    m_openCosts = files->addAction(QString(), this, &GraphControls::costsRequested);
    m_removeCosts = files->addAction(QString(), this, &GraphControls::costsRemoved);
    files->addSeparator();
    m_reload = files->addAction(QString(), this, &GraphControls::reloadRequested);
    m_reload->setObjectName(QStringLiteral("reload"));
    m_open->setMenu(files);
    m_open->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(this);
    m_save = menu->addAction(QString(), this, &GraphControls::saveRequested);
    m_copy = menu->addAction(QString(), this, &GraphControls::copyRequested);
    m_export->setMenu(menu);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_modules->setPopupMode(QToolButton::InstantPopup);
    makeShowMenu();
}

void GraphControls::makeShowMenu()
{
    auto *menu = new QMenu(this);
    const auto add = [this, menu](const char *name, Qt::Key key, bool on, void (GraphControls::*toggled)(bool)) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(on);
        action->setShortcut(QKeySequence(key));
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::toggled, this, toggled);
        return action;
    };
    m_path = add("criticalPath", Qt::Key_C, true, &GraphControls::pathToggled);
    m_groups = add("parallelGroups", Qt::Key_P, true, &GraphControls::groupsToggled);
    m_hideConstants = add("hideConstants", Qt::Key_H, true, &GraphControls::hideConstantsToggled);
    m_topDown = add("topDown", Qt::Key_L, false, &GraphControls::topDownToggled);
    m_show->setMenu(menu);
    m_show->setPopupMode(QToolButton::InstantPopup);
}

std::vector<QAction *> GraphControls::showActions() const
{
    return {m_path, m_groups, m_hideConstants, m_topDown};
}

void GraphControls::setModuleMenu(QMenu *menu)
{
    m_modules->setMenu(menu);
}

void GraphControls::makeFirstRow()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addWidget(m_file, 1);
    for (const auto &[label, combo] :
        {std::pair(m_candidateLabel, m_candidate), {m_otherLabel, m_other}, {m_colourLabel, m_colour}}) {
        row->addWidget(label);
        row->addWidget(combo);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void GraphControls::makeSecondRow()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_matches);
    row->addSpacing(4);
    for (QWidget *widget :
        std::initializer_list<QWidget *> {m_show, m_modules, m_openAll, m_closeAll, m_fit, m_export, m_busy, m_cancel})
        row->addWidget(widget);
    row->addStretch(1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void GraphControls::connectParts()
{
    connect(m_candidate, &QComboBox::activated, this, [this](int index) {
        if (const auto candidate = Candidate::parse(m_candidate->itemData(index).toString()))
            Q_EMIT candidatePicked(*candidate);
    });
    connect(m_other, &QComboBox::activated, this, [this](int index) {
        const auto candidate = Candidate::parse(m_other->itemData(index).toString());
        Q_EMIT otherPicked(candidate ? std::optional(*candidate) : std::nullopt);
    });
    connect(m_colour, &QComboBox::activated, this,
        [this](int index) { Q_EMIT colourPicked(static_cast<ColourBy>(m_colour->itemData(index).toInt())); });
    connect(m_openAll, &QToolButton::clicked, this, [this] { Q_EMIT openAllRequested(true); });
    connect(m_closeAll, &QToolButton::clicked, this, [this] { Q_EMIT openAllRequested(false); });
    connect(m_fit, &QToolButton::clicked, this, &GraphControls::fitRequested);
    connect(m_cancel, &QToolButton::clicked, this, &GraphControls::cancelRequested);
    connect(m_search, &QLineEdit::textChanged, this, &GraphControls::searched);
}

// Return goes to the next match, Shift+Return to the one before, Escape back to the graph.
bool GraphControls::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            Q_EMIT nextRequested(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            m_search->clear();
            Q_EMIT searchLeft();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void GraphControls::setFiles(const QString &graph, const QString &costs)
{
    m_graphPath = graph;
    m_costsPath = costs;
    m_removeCosts->setEnabled(!costs.isEmpty());
    m_reload->setEnabled(!graph.isEmpty());
    showFile();
}

void GraphControls::showFile()
{
    QString text = QFileInfo(m_graphPath).fileName();
    if (!m_costsPath.isEmpty())
        text = tr("%1, costs of %2").arg(text, QFileInfo(m_costsPath).fileName());
    m_file->setText(text);
    m_file->setMinimumWidth(60);
    m_file->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_file->setToolTip(QDir::toNativeSeparators(m_graphPath));
}

void GraphControls::setCandidates(
    const CandidateList &all, const Candidate &shown, const std::optional<Candidate> &other)
{
    m_candidate->clear();
    m_other->clear();
    m_other->addItem(tr("nothing"));
    for (const Candidate &candidate : all) {
        m_candidate->addItem(candidate.name(), candidate.name());
        if (candidate != shown) // beside itself there is nothing to see
            m_other->addItem(candidate.name(), candidate.name());
    }
    m_candidate->setCurrentIndex(m_candidate->findData(shown.name()));
    m_other->setCurrentIndex(other ? std::max(0, m_other->findData(other->name())) : 0);
}

void GraphControls::setGraphShown(bool shown)
{
    for (QWidget *widget : std::initializer_list<QWidget *> {
             m_candidate, m_other, m_colour, m_search, m_show, m_modules, m_openAll, m_closeAll, m_fit, m_export})
        widget->setEnabled(shown);
    m_openCosts->setEnabled(shown);
}

void GraphControls::setHasCosts(bool has)
{
    if (m_hasCosts == has && m_colour->count() > 0)
        return;
    m_hasCosts = has;
    fillColours();
}

void GraphControls::fillColours()
{
    const QVariant before = m_colour->currentData();
    m_colour->clear();
    m_colour->addItem(tr("stream"), static_cast<int>(ColourBy::Stream));
    m_colour->addItem(tr("module type"), static_cast<int>(ColourBy::ModuleType));
    m_colour->addItem(tr("core type"), static_cast<int>(ColourBy::CoreType));
    if (m_hasCosts)
        m_colour->addItem(tr("duration"), static_cast<int>(ColourBy::Duration));
    m_colour->setCurrentIndex(std::max(0, m_colour->findData(before)));
}

void GraphControls::setMatches(int at, int count, bool searching)
{
    m_matches->setText(!searching ? QString() : count == 0 ? tr("no match") : tr("%1 of %2").arg(at).arg(count));
}

void GraphControls::setBusyText(const QString &text)
{
    m_busy->setText(text);
    m_busy->setVisible(!text.isEmpty());
    m_cancel->setVisible(!text.isEmpty());
}

void GraphControls::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

ColourBy GraphControls::colourBy() const
{
    return static_cast<ColourBy>(m_colour->currentData().toInt());
}

void GraphControls::setColourBy(ColourBy by)
{
    m_colour->setCurrentIndex(std::max(0, m_colour->findData(static_cast<int>(by))));
}

void GraphControls::retranslate()
{
    m_open->setText(tr("Files"));
    m_open->setToolTip(tr("Choose the graph and the costs of its operators"));
    m_openGraph->setText(tr("Open a graph…"));
    m_openCosts->setText(tr("Take the costs from op_summary.csv…"));
    m_removeCosts->setText(tr("Without costs"));
    m_candidateLabel->setText(tr("&Candidate:"));
    m_candidate->setAccessibleName(tr("Candidate"));
    m_otherLabel->setText(tr("&Beside:"));
    m_other->setAccessibleName(tr("Candidate beside it"));
    m_other->setToolTip(tr("A second candidate side by side; operators on other streams have a black corner"));
    m_colourLabel->setText(tr("C&olour:"));
    m_colour->setAccessibleName(tr("Colour by"));
    m_search->setPlaceholderText(tr("Search (/)"));
    m_search->setAccessibleName(tr("Search operators"));
    m_search->setToolTip(
        tr("Name or type. Return: next match, Shift+Return: the one before, Escape: back to the graph"));
    m_reload->setText(tr("Read the files again"));
    m_show->setText(tr("Show"));
    m_path->setText(tr("&Critical path"));
    m_groups->setText(tr("&Parallel groups"));
    m_hideConstants->setText(tr("&Hide constants, variables and inputs"));
    m_topDown->setText(tr("&Lay out from top to bottom"));
    m_modules->setText(tr("Modules"));
    m_modules->setToolTip(tr("Change the modules of the selection"));
    m_openAll->setText(tr("Open all"));
    m_openAll->setToolTip(tr("Open all groups"));
    m_closeAll->setText(tr("Close all"));
    m_closeAll->setToolTip(tr("Close all groups"));
    m_fit->setText(tr("Fit"));
    m_fit->setToolTip(tr("Show the whole graph (Home)"));
    m_export->setText(tr("Export"));
    m_save->setText(tr("Save as PNG or SVG…"));
    m_copy->setText(tr("Copy the image"));
    m_cancel->setText(tr("Cancel"));
    if (m_other->count() > 0)
        m_other->setItemText(0, tr("nothing"));
    fillColours();
    showFile();
}

void GraphControls::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
