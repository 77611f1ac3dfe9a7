// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/icon.h"

#include "look/look.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tributary::gui
{

namespace
{

/// Replaces "currentColor" in the file by a colour of the palette each time, so that a theme switch needs no new icons.
class ThemedIconEngine : public QIconEngine
{
public:
    explicit ThemedIconEngine(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * scale, mode, state, scale));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/, qreal /*scale*/) override
    {
        const QColor colour = colourOf(mode);
        const QString key = QStringLiteral("tributary/%1/%2/%3x%4")
                                .arg(m_name, colour.name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (file.open(QIODevice::ReadOnly)) {
            QPainter painter(&pixmap);
            QSvgRenderer(file.readAll().replace("currentColor", colour.name().toLatin1())).render(&painter);
        }
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new ThemedIconEngine(m_name); }
    [[nodiscard]] QString key() const override { return QStringLiteral("tributary"); }

private:
    [[nodiscard]] QColor colourOf(QIcon::Mode mode) const
    {
        if (mode == QIcon::Normal || mode == QIcon::Active) {
            if (m_name == QLatin1String("run") || m_name == QLatin1String("resume"))
                return roleColour(Role::Good);
            if (m_name == QLatin1String("stop-now"))
                return roleColour(Role::Bad);
        }
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
    }

    QString m_name;
};

} // namespace

QIcon themedIcon(const QString &name)
{
    return QIcon(new ThemedIconEngine(name));
}

QIcon programIcon()
{
    return QIcon(QStringLiteral(":/icons/tributary.svg"));
}

} // namespace tributary::gui
