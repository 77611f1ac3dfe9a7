// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/log_files.h"

#include "models/trial_files.h"
#include "trials/cell_delegates.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMap>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace tributary::gui
{

struct LogFiles::Listing {
    QString folder;
    std::vector<TrialFile> files;
    OfflineFiles offline;
};

LogFiles::LogFiles(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_openFolder(new QPushButton(this))
    , m_tree(new QTreeWidget(this))
    , m_job(this)
{
    m_tree->setColumnCount(2);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAlternatingRowColors(true);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->resizeSection(0, 420);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_openFolder->setObjectName(QStringLiteral("openFolder"));
    m_openFolder->setEnabled(false);
    connect(m_tree, &QTreeWidget::itemActivated, this, &LogFiles::open);
    connect(m_openFolder, &QPushButton::clicked, this,
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder)); });
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 4, 8, 4);
    top->addWidget(m_title, 1);
    top->addWidget(m_openFolder);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    retranslate();
}

void LogFiles::setTrial(const ShownTrial &trial)
{
    m_tree->clear();
    m_folder.clear();
    m_isEmpty = false;
    m_openFolder->setEnabled(false);
    m_job.cancel();
    retranslate();
    if (trial.isEmpty())
        return;
    m_job.start(
        [run = trial.run, spec = trial.row->spec](const CancelToken &cancel) {
            Listing listing {findTrialFolder(run->folder, spec), {}, listOfflineFiles(run->config, run->folder, spec)};
            listing.files = listTrialFiles(listing.folder, cancel);
            return listing;
        },
        [this](const Listing &listing) { fill(listing); });
}

void LogFiles::fill(const Listing &listing)
{
    m_folder = listing.folder;
    m_isEmpty = listing.files.empty();
    m_openFolder->setEnabled(!m_isEmpty);
    QMap<QString, QTreeWidgetItem *> folders;
    for (const TrialFile &file : listing.files) {
        QTreeWidgetItem *parent = m_tree->invisibleRootItem();
        const QStringList parts = file.path.split(QLatin1Char('/'));
        for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
            const QString key = parts.mid(0, i + 1).join(QLatin1Char('/'));
            QTreeWidgetItem *&folder = folders[key];
            if (!folder)
                folder = new QTreeWidgetItem(parent, {parts[i]});
            parent = folder;
        }
        auto *item = new QTreeWidgetItem(parent, {parts.last(), sizeText(file.size)});
        item->setData(0, Qt::UserRole, file.path);
        item->setToolTip(0, file.path);
    }
    addGroup(tr("Compile"), listing.offline.compile);
    addGroup(tr("Target"), listing.offline.target);
    m_tree->expandAll();
    retranslate();
}

void LogFiles::addGroup(const QString &title, const std::vector<TrialFile> &files)
{
    if (files.empty())
        return;
    auto *group = new QTreeWidgetItem(m_tree, {title});
    for (const TrialFile &file : files) {
        auto *item = new QTreeWidgetItem(group, {QFileInfo(file.path).fileName(), sizeText(file.size)});
        item->setData(0, Qt::UserRole, file.path);
        item->setToolTip(0, file.path);
    }
}

void LogFiles::open(QTreeWidgetItem *item)
{
    const QString path = item->data(0, Qt::UserRole).toString();
    if (!path.isEmpty())
        Q_EMIT openRequested(QDir(m_folder).filePath(path));
}

QString LogFiles::sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

void LogFiles::retranslate()
{
    m_tree->setHeaderLabels({tr("File"), tr("Size")});
    m_tree->setAccessibleName(tr("Files of the trial"));
    m_openFolder->setText(tr("Open folder"));
    if (m_folder.isEmpty())
        m_title->setText(tr("Select a trial to see its files."));
    else
        m_title->setText(m_isEmpty ? tr("No files in %1").arg(m_folder) : m_folder);
    m_title->setToolTip(m_folder);
}

void LogFiles::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
