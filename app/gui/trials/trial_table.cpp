// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_table.h"

#include "base/files.h"
#include "models/trial_filter.h"
#include "models/trial_table_model.h"
#include "trials/cell_delegates.h"
#include "trials/data_table.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int typingMs = 150;

QIcon markerIcon(const CandidateLook &look)
{
    constexpr int size = 16;
    QPixmap pixmap(size * 2, size * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarker(painter, look, {size / 2.0, size / 2.0}, 9);
    return pixmap;
}

} // namespace

TrialTable::TrialTable(TrialTableModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(new TrialFilter(model, this))
    , m_table(new DataTable(QStringLiteral("trials/columns"), this))
    , m_state(new QComboBox(this))
    , m_candidate(new QComboBox(this))
    , m_text(new QLineEdit(this))
    , m_goTo(new QLineEdit(this))
    , m_more(new QToolButton(this))
    , m_count(new QLabel(this))
    , m_goToAction(new QAction(this))
    , m_findAction(new QAction(this))
    , m_export(new QAction(this))
    , m_clearFilter(new QAction(this))
{
    using Column = TrialTableModel::Column;
    m_table->setObjectName(QStringLiteral("trialTable"));
    m_table->setItemDelegateForColumn(Column::State, new ChipDelegate(m_table));
    m_table->setItemDelegateForColumn(Column::CandidateName, new CandidateDelegate(m_table));
    m_table->setItemDelegateForColumn(Column::Course, new SparklineDelegate(m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(Column::Number, Qt::AscendingOrder);
    m_table->setModelWithWidths(m_filter, {46, 90, 140, 100, 64, 58, 94, 90, 68, 300});
    m_table->horizontalHeader()->setMinimumSectionSize(36);
    m_table->horizontalHeader()->resizeSection(Column::Number, 46);
    buildFilterBar();
    connectTable();
    retranslate();
}

void TrialTable::buildFilterBar()
{
    m_state->setObjectName(QStringLiteral("stateFilter"));
    m_candidate->setObjectName(QStringLiteral("candidateFilter"));
    m_text->setObjectName(QStringLiteral("textFilter"));
    m_goTo->setObjectName(QStringLiteral("goTo"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(90);
    m_goTo->setMaximumWidth(76);
    m_goTo->setValidator(new QIntValidator(0, 1'000'000'000, m_goTo));
    for (QComboBox *box : {m_state, m_candidate}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
    }
    m_more->setText(QStringLiteral("\u22ef"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setObjectName(QStringLiteral("more"));
    auto *menu = new QMenu(m_more);
    m_more->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        QMenu *fresh = makeMenu(menu);
        menu->addActions(fresh->actions());
    });
    m_export->setObjectName(QStringLiteral("exportTrials"));
    m_goToAction->setShortcut(Qt::CTRL | Qt::Key_G);
    m_findAction->setShortcut(QKeySequence::Find);
    for (QAction *action : {m_goToAction, m_findAction}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_goToAction, &QAction::triggered, m_goTo, [this] {
        m_goTo->setFocus(Qt::ShortcutFocusReason);
        m_goTo->selectAll();
    });
    connect(m_findAction, &QAction::triggered, m_text, [this] {
        m_text->setFocus(Qt::ShortcutFocusReason);
        m_text->selectAll();
    });
    connect(m_export, &QAction::triggered, this, &TrialTable::askForExport);
    connect(m_clearFilter, &QAction::triggered, this, &TrialTable::clearFilter);

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(0, 0, 0, 0);
    bar->setSpacing(6);
    bar->addWidget(m_state);
    bar->addWidget(m_candidate);
    bar->addWidget(m_text, 1);
    bar->addWidget(m_count);
    bar->addWidget(m_goTo);
    bar->addWidget(m_more);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
}

void TrialTable::connectTable()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingMs);
    connect(m_text, &QLineEdit::textChanged, this, [this] { m_typing.start(); });
    connect(&m_typing, &QTimer::timeout, this, [this] {
        m_filter->setText(m_text->text());
        tellCount();
    });
    connect(m_state, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant state = m_state->currentData();
        m_filter->setState(state.isValid() ? std::optional(TrialState(state.toInt())) : std::nullopt);
        tellCount();
    });
    connect(m_candidate, &QComboBox::currentIndexChanged, this, [this] {
        const auto candidate = Candidate::parse(m_candidate->currentData().toString());
        m_filter->setCandidate(candidate ? std::optional(*candidate) : std::nullopt);
        tellCount();
    });
    connect(m_goTo, &QLineEdit::returnPressed, this, &TrialTable::goToTyped);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &TrialTable::tellCount);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TrialTable::tellCount);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &now) {
        if (!m_quiet)
            Q_EMIT trialChosen(now.isValid() ? now.data(SequenceRole).toInt() : -1);
    });
    connect(m_table, &QAbstractItemView::activated, this,
        [this](const QModelIndex &index) { Q_EMIT detailsRequested(index.data(SequenceRole).toInt()); });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](QPoint place) {
        QMenu *menu = makeMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(m_table->viewport()->mapToGlobal(place));
    });
}

QMenu *TrialTable::makeMenu(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->addAction(m_table->copyAction());
    menu->addAction(m_export);
    menu->addSeparator();
    menu->addAction(m_goToAction);
    menu->addAction(m_findAction);
    m_clearFilter->setEnabled(m_filter->isActive());
    menu->addAction(m_clearFilter);
    menu->addSeparator();
    menu->addMenu(m_table->makeColumnMenu(menu));
    return menu;
}

QModelIndex TrialTable::indexOf(int sequence) const
{
    const int row = m_model->find(sequence);
    return row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row, 0));
}

bool TrialTable::jumpTo(int sequence)
{
    if (m_model->find(sequence) < 0)
        return false;
    if (!indexOf(sequence).isValid())
        clearFilter();
    const QModelIndex index = indexOf(sequence);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
    return true;
}

void TrialTable::setCurrentTrial(int sequence)
{
    const QModelIndex index = indexOf(sequence);
    if (!index.isValid() || currentTrial() == sequence)
        return;
    const QScopedValueRollback quiet(m_quiet, true);
    const bool scrolls = m_table->hasAutoScroll();
    m_table->setAutoScroll(false);
    m_table->setCurrentIndex(index);
    m_table->setAutoScroll(scrolls);
}

int TrialTable::currentTrial() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? index.data(SequenceRole).toInt() : -1;
}

void TrialTable::goToTyped()
{
    if (jumpTo(m_goTo->text().toInt()))
        m_table->setFocus(Qt::OtherFocusReason);
    else
        m_goTo->selectAll();
}

void TrialTable::clearFilter()
{
    m_state->setCurrentIndex(0);
    m_candidate->setCurrentIndex(0);
    m_text->clear();
    m_typing.stop();
    m_filter->setText({});
    tellCount();
}

void TrialTable::askForExport()
{
    auto *dialog = new QFileDialog(this, tr("Export the trials"), QString(), tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(QStringLiteral("trials.csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &TrialTable::exportTo);
    dialog->open();
}

void TrialTable::exportTo(const QString &path)
{
    const auto written = writeFileAtomically(path, m_table->allCsv().toUtf8());
    if (written)
        Q_EMIT exported(path);
    else
        Q_EMIT failed(written.error());
}

void TrialTable::setLooks(const CandidateLooks &looks)
{
    m_looks = looks;
    fillCandidates();
}

void TrialTable::fillCandidates()
{
    const QSignalBlocker blocker(m_candidate);
    const QVariant chosen = m_candidate->currentData();
    m_candidate->clear();
    m_candidate->addItem(tr("All candidates"));
    for (const Candidate &candidate : m_looks.candidates())
        m_candidate->addItem(markerIcon(m_looks.of(candidate)), candidate.name(), candidate.name());
    const int place = chosen.isValid() ? m_candidate->findData(chosen) : 0;
    m_candidate->setCurrentIndex(std::max(place, 0));
    if (place < 0) {
        m_filter->setCandidate({});
        tellCount();
    }
}

void TrialTable::fillStates()
{
    const QSignalBlocker blocker(m_state);
    const int chosen = std::max(m_state->currentIndex(), 0);
    m_state->clear();
    m_state->addItem(tr("All states"));
    for (const TrialState state :
        {TrialState::Valid, TrialState::Invalid, TrialState::Running, TrialState::Interrupted, TrialState::Queued})
        m_state->addItem(TrialTableModel::stateText(state), int(state));
    m_state->setCurrentIndex(chosen);
}

void TrialTable::tellCount()
{
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_count->setText(shown == all ? QString() : tr("%1 of %2").arg(shown).arg(all));
    m_count->setVisible(shown != all);
}

void TrialTable::retranslate()
{
    m_table->setAccessibleName(tr("Trials"));
    m_state->setAccessibleName(tr("Show trials of this state"));
    m_candidate->setAccessibleName(tr("Show trials of this candidate"));
    m_text->setAccessibleName(tr("Show trials with this text"));
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setToolTip(tr("Part of a candidate, a state or a reason (Ctrl+F)"));
    m_goTo->setAccessibleName(tr("Go to the trial with this number"));
    m_goTo->setPlaceholderText(tr("Go to #"));
    m_goTo->setToolTip(tr("Number of a trial, then Enter (Ctrl+G)"));
    m_more->setAccessibleName(tr("More for the table of trials"));
    m_more->setToolTip(m_more->accessibleName());
    m_goToAction->setText(tr("Go to trial…"));
    m_findAction->setText(tr("Filter by text"));
    m_export->setText(tr("Export all rows as CSV…"));
    m_clearFilter->setText(tr("Show all trials"));
    fillStates();
    fillCandidates();
    tellCount();
}

void TrialTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        fillCandidates();
}

} // namespace tributary::gui
