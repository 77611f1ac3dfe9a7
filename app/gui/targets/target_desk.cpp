// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/target_desk.h"

#include "cann/user_folders.h"
#include "remote/known_hosts_file.h"
#include "secrets/keychain_secret_store.h"
#include "targets/asking_access.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QPointer>

#include <algorithm>

namespace tributary::gui
{

namespace
{

QByteArray contentOf(const Target &target)
{
    return QJsonDocument(target.toJson()).toJson(QJsonDocument::Compact);
}

/// `name`, or with the first number that makes it new.
QString freeName(const QString &name, const std::vector<Target> &targets)
{
    const auto isTaken = [&targets](const QString &wanted) {
        return std::any_of(targets.begin(), targets.end(),
            [&wanted](const Target &each) { return each.name.compare(wanted, Qt::CaseInsensitive) == 0; });
    };
    QString free = name;
    for (int count = 2; isTaken(free); ++count)
        free = QStringLiteral("%1 %2").arg(name).arg(count);
    return free;
}

Result<QString> importInto(TargetStore &store, const QString &path)
{
    auto target = readTargetFile(path);
    if (!target)
        return tl::unexpected(target.error());
    const auto known = store.all();
    if (!known)
        return tl::unexpected(known.error());
    const QString name = target->name.isEmpty() ? QFileInfo(path).completeBaseName() : target->name;
    target->name = freeName(name, *known);
    return store.add(*target).map([&target] { return target->name; });
}

} // namespace

TargetPlaces TargetPlaces::ofUser()
{
    return {UserFolders::from(QProcessEnvironment::systemEnvironment()).targetsFile(),
        std::make_shared<KeychainSecretStore>(), defaultKnownHostsFiles()};
}

TargetDesk::TargetDesk(TargetPlaces places, QObject *parent)
    : QObject(parent)
    , m_places(std::move(places))
    , m_job(this)
{
}

const Target *TargetDesk::find(const QString &name) const
{
    const auto found = std::find_if(m_targets.begin(), m_targets.end(),
        [&name](const Target &each) { return each.name.compare(name, Qt::CaseInsensitive) == 0; });
    return found == m_targets.end() ? nullptr : &*found;
}

void TargetDesk::reload()
{
    put({[](TargetStore &) { return QString(); }, {}});
}

void TargetDesk::refresh()
{
    put({[](TargetStore &) { return QString(); }, [](const Result<QString> &) {}});
}

void TargetDesk::add(const Target &target, const Done &done)
{
    put({[target](TargetStore &store) { return store.add(target).map([&target] { return target.name; }); }, done});
}

void TargetDesk::replace(const QString &name, const Target &changed, const Done &done)
{
    put({[name, changed](
             TargetStore &store) { return store.replace(name, changed).map([&changed] { return changed.name; }); },
        done});
}

void TargetDesk::duplicate(const QString &name, const Done &done)
{
    put({[name](TargetStore &store) { return store.duplicate(name).map([](const Target &copy) { return copy.name; }); },
        done});
}

void TargetDesk::remove(const QString &name, const Done &done)
{
    put({[name](TargetStore &store) { return store.remove(name).map([] { return QString(); }); }, done});
}

void TargetDesk::importFile(const QString &path, const Done &done)
{
    put({[path](TargetStore &store) { return importInto(store, path); }, done});
}

void TargetDesk::exportFile(const Target &target, const QString &path, const Done &done)
{
    put({[target, path](TargetStore &) { return writeTargetFile(path, target).map([&target] { return target.name; }); },
        done});
}

TargetAccess TargetDesk::access(QuestionBoard &board)
{
    // Called in the connection's thread.
    const auto warn = [desk = QPointer<TargetDesk>(this), line = board.line()](const Error &error) {
        line.post([desk, error] {
            if (desk)
                Q_EMIT desk->failed(error);
        });
    };
    return askingAccess(board.line(), m_places.keychain, m_places.knownHosts, warn);
}

void TargetDesk::noteTest(const Target &target, const std::vector<CheckItem> &items)
{
    TestNote note;
    note.when = QDateTime::currentDateTime();
    const auto failure = std::find_if(
        items.begin(), items.end(), [](const CheckItem &item) { return item.state == CheckItem::State::Failed; });
    if (failure != items.end())
        note.failure = *failure;
    m_tests[contentOf(target)] = note;
    Q_EMIT testNoted();
}

std::optional<TestNote> TargetDesk::lastTest(const Target &target) const
{
    const auto found = m_tests.find(contentOf(target));
    return found == m_tests.end() ? std::nullopt : std::optional(*found);
}

void TargetDesk::put(Order order)
{
    m_orders.push_back(std::move(order));
    next();
}

void TargetDesk::next()
{
    if (m_isBusy || m_orders.empty())
        return;
    m_isBusy = true;
    const Order order = std::move(m_orders.front());
    m_orders.pop_front();
    m_job.start(
        [file = m_places.storeFile, work = order.work](const CancelToken &) {
            TargetStore store(file);
            Result<QString> name = work(store);
            return Outcome {std::move(name), store.all()};
        },
        [this, done = order.done](const Outcome &outcome) { onDone(outcome, done); });
}

void TargetDesk::onDone(const Outcome &outcome, const Done &done)
{
    m_isBusy = false;
    if (outcome.targets && *outcome.targets != m_targets) {
        m_targets = *outcome.targets;
        Q_EMIT changed();
    }
    if (done)
        done(outcome.name);
    else if (!outcome.targets)
        Q_EMIT failed(outcome.targets.error());
    next();
}

} // namespace tributary::gui
