// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// tributary-draw IN.svg OUT.png: what tributary-cli calls for a picture; needs no display.
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace
{

// What most viewers still open, and 256 MB of memory; larger drawings are made smaller.
constexpr double largestSide = 16384;
constexpr double mostPixels = 64e6;

int fail(const char *what, const QString &name)
{
    std::fprintf(stderr, "tributary-draw: %s: %s\n", qPrintable(name), what);
    return 1;
}

QSize pictureSize(const QSizeF &size)
{
    const double factor = std::min({1.0, largestSide / std::max(size.width(), size.height()),
        std::sqrt(mostPixels / (size.width() * size.height()))});
    return (size * factor).toSize().expandedTo({1, 1});
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList names = QGuiApplication::arguments().mid(1);
    if (names.size() != 2) {
        std::fputs("Usage: tributary-draw IN.svg OUT.png\n", stderr);
        return 2;
    }
    QSvgRenderer renderer(names[0]);
    if (!renderer.isValid() || renderer.viewBoxF().isEmpty())
        return fail("not a drawing that can be read", names[0]);
    QImage image(pictureSize(renderer.viewBoxF().size()), QImage::Format_RGB32);
    if (image.isNull())
        return fail("too little memory for the picture", names[1]);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    if (!image.save(names[1], "PNG"))
        return fail("cannot be written", names[1]);
    return 0;
}
