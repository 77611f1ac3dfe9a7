// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/about_dialog.h"

#include "look/icon.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

QString compiler()
{
#if defined(__clang__)
    return QStringLiteral("Clang " __clang_version__);
#elif defined(__GNUC__)
    return QStringLiteral("GCC " __VERSION__);
#else
    return QStringLiteral("?");
#endif
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_versions(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("aboutDialog"));
    auto *picture = new QLabel(this);
    picture->setPixmap(programIcon().pixmap(64, 64));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_text->setWordWrap(true);
    m_versions->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    connect(m_copy, &QPushButton::clicked, this, [] { QGuiApplication::clipboard()->setText(versions()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);

    auto *texts = new QVBoxLayout;
    texts->addWidget(m_title);
    texts->addWidget(m_text);
    texts->addSpacing(6);
    texts->addWidget(m_versions);
    auto *top = new QHBoxLayout;
    top->setSpacing(18);
    top->addWidget(picture, 0, Qt::AlignTop);
    top->addLayout(texts, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 14);
    layout->setSpacing(16);
    layout->addLayout(top);
    layout->addWidget(buttons);
    setMinimumWidth(460);
    retranslate();
}

QString AboutDialog::versions()
{
    return QStringLiteral("Tributary %1\nQt %2 (%3)\n%4\n%5, %6")
        .arg(QStringLiteral(TRIBUTARY_VERSION), QString::fromLatin1(qVersion()), QGuiApplication::platformName(),
            compiler(), QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
}

void AboutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About Tributary"));
    m_title->setText(QStringLiteral("Tributary %1").arg(QStringLiteral(TRIBUTARY_VERSION)));
    m_text->setText(tr("Finds the best multi-stream configuration of a model on an Ascend NPU.\nFree software under "
                       "the GPL, version 3 or later."));
    m_versions->setText(versions());
    m_versions->setAccessibleName(tr("Versions"));
    m_copy->setText(tr("Copy versions"));
}

} // namespace tributary::gui
