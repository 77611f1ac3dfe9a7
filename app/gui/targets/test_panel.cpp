// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/test_panel.h"

#include "look/look.h"
#include "targets/target_desk.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int mostUnbroken = 12; ///< characters of a word

/// Lets a line end within a long word such as a fingerprint or a path: cut off they are of no use.
class BreakingDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        QString text;
        int unbroken = 0;
        for (const QChar each : std::as_const(option->text)) {
            unbroken = each.isSpace() ? 0 : unbroken + 1;
            if (unbroken > mostUnbroken) {
                text += QChar(0x200B); // a space without width
                unbroken = 1;
            }
            text += each;
        }
        option->text = text;
    }
};

} // namespace

TestPanel::TestPanel(TargetDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new CheckModel(this))
    , m_start(new QPushButton(this))
    , m_stop(new QPushButton(this))
    , m_resultLabel(new QLabel(this))
    , m_table(new QTableView(this))
{
    m_start->setObjectName(QStringLiteral("startTest"));
    m_stop->setObjectName(QStringLiteral("stopTest"));
    m_resultLabel->setObjectName(QStringLiteral("testResult"));
    m_resultLabel->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("checks"));
    m_table->setModel(m_model);
    m_table->setWordWrap(true);
    m_table->setItemDelegateForColumn(CheckModel::Found, new BreakingDelegate(m_table));
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(CheckModel::Found, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *top = new QHBoxLayout;
    for (QPushButton *button : {m_start, m_stop}) {
        button->setAutoDefault(false);
        top->addWidget(button);
    }
    top->addWidget(m_resultLabel, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    connect(m_start, &QPushButton::clicked, this, &TestPanel::startWanted);
    connect(m_stop, &QPushButton::clicked, this, &TestPanel::stop);
    connect(&m_test, &TargetTest::stepDone, m_model, &CheckModel::add);
    connect(&m_test, &TargetTest::ended, this, &TestPanel::onEnded);
    retranslate();
}

void TestPanel::start(const Target &target, QuestionBoard &board)
{
    if (isRunning())
        return;
    m_model->begin();
    m_result = Result::Running;
    m_test.start(target, m_desk.access(board));
    retranslate();
}

void TestPanel::clear()
{
    if (isRunning())
        return;
    m_model->clear();
    m_result = Result::None;
    retranslate();
}

void TestPanel::onEnded(const Target &target, const std::vector<CheckItem> &items, bool isStopped)
{
    m_model->end();
    const auto has = [&items](CheckItem::State state) {
        return std::any_of(items.begin(), items.end(), [state](const CheckItem &item) { return item.state == state; });
    };
    m_result = isStopped                 ? Result::Stopped
        : has(CheckItem::State::Failed)  ? Result::Failed
        : has(CheckItem::State::Warning) ? Result::Warnings
                                         : Result::Passed;
    if (!isStopped)
        m_desk.noteTest(target, items);
    retranslate();
    Q_EMIT ended();
}

QString TestPanel::resultText() const
{
    switch (m_result) {
    case Result::Running:
        return tr("Testing\u2026");
    case Result::Passed:
        return tr("\u2713 A run will find everything it needs.");
    case Result::Warnings:
        return tr("A run may work; look at the warnings.");
    case Result::Failed:
        return tr("A run will not work: see the step that failed.");
    case Result::Stopped:
        return tr("Stopped");
    case Result::None:
        break;
    }
    return tr("Tries everything that a run needs of the target, and leaves nothing there.");
}

void TestPanel::retranslate()
{
    m_start->setText(tr("Test"));
    m_stop->setText(tr("Stop"));
    m_start->setEnabled(!isRunning());
    m_stop->setEnabled(isRunning());
    m_resultLabel->setText(resultText());
    QPalette colours;
    const Role role = m_result == Result::Passed ? Role::Good
        : m_result == Result::Warnings           ? Role::Caution
        : m_result == Result::Failed             ? Role::Bad
                                                 : Role::Muted;
    colours.setColor(QPalette::WindowText, roleColour(role));
    m_resultLabel->setPalette(colours);
    m_table->setAccessibleName(tr("Steps of the test"));
    m_model->refresh();
}

void TestPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
