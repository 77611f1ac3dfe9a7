// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/appearance.h"

#include "language.h"
#include "look/look.h"
#include "window/action_registry.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QLibraryInfo>
#include <QSettings>
#include <QTranslator>

/// The translations lie in a static library, from which nothing else would fetch them.
static void useTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace tributary::gui
{

namespace
{

const QString themeKey = QStringLiteral("view/theme");
const QString languageKey = QStringLiteral("view/language");

QString &currentTheme()
{
    static QString theme = QStringLiteral("system");
    return theme;
}

QString &currentLanguage()
{
    static QString language;
    return language;
}

/// The texts of Qt's own dialogs.
void translateQt(const QString &language)
{
    static QTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    const QString wanted = language.isEmpty() ? QLocale::system().name() : language;
    if (wanted.startsWith(QLatin1String("zh"))
        && translator.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&translator);
}

Result<void> applyLanguage(const QString &name)
{
    if (const auto used = useLanguage(name); !used)
        return used;
    translateQt(name);
    currentLanguage() = name;
    return {};
}

} // namespace

Appearance::Appearance(QObject *parent)
    : QObject(parent)
{
}

Result<void> Appearance::begin(const QString &language, const QString &theme)
{
    useTranslations();
    const QSettings settings;
    if (!theme.isEmpty() && theme != QLatin1String("dark") && theme != QLatin1String("light")
        && theme != QLatin1String("system"))
        return fail({QT_TRANSLATE_NOOP("core", "There is no style \"%1\""), {theme}}, {},
            QT_TRANSLATE_NOOP("core", "Use dark, light or system."));
    currentTheme() = theme.isEmpty() ? settings.value(themeKey, QStringLiteral("system")).toString() : theme;
    useTheme(currentTheme());
    if (!language.isEmpty())
        return applyLanguage(language);
    // What stands in the settings may come from another version: the system's language is better than none.
    if (const auto used = applyLanguage(settings.value(languageKey).toString()); !used)
        return applyLanguage({});
    return {};
}

void Appearance::attach(const ActionRegistry &actions)
{
    struct Choice {
        const char *id;
        const char *value;
    };
    const auto group = [&](std::initializer_list<Choice> choices, const QString &current, auto apply) {
        auto *exclusive = new QActionGroup(this);
        for (const Choice &choice : choices) {
            QAction *action = actions.action(choice.id);
            const QString value = QString::fromLatin1(choice.value);
            action->setCheckable(true);
            action->setActionGroup(exclusive);
            action->setChecked(value == current);
            connect(action, &QAction::triggered, this, [apply, value] { apply(value); });
        }
    };
    group({{"view.themeSystem", "system"}, {"view.themeLight", "light"}, {"view.themeDark", "dark"}}, currentTheme(),
        [this](const QString &value) { setTheme(value); });
    group({{"view.languageSystem", ""}, {"view.languageEn", "en"}, {"view.languageZh", "zh"}}, currentLanguage(),
        [this](const QString &value) { setLanguage(value); });
}

void Appearance::setTheme(const QString &name)
{
    currentTheme() = name;
    QSettings().setValue(themeKey, name);
    useTheme(name);
}

void Appearance::setLanguage(const QString &name)
{
    if (applyLanguage(name))
        QSettings().setValue(languageKey, name);
}

void Appearance::followSystem()
{
    if (currentTheme() == QLatin1String("system"))
        useTheme(currentTheme());
}

} // namespace tributary::gui
