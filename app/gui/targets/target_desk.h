// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "exec/ssh_target_machine.h"
#include "remote/connection_check.h"
#include "remote/target_store.h"
#include "secrets/secret_store.h"

#include <QDateTime>
#include <QMap>
#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace tributary::gui
{

class QuestionBoard;

/// Where the targets of the window come from, and what connections to them need of the user's machine.
struct TargetPlaces {
    QString storeFile;
    std::shared_ptr<SecretStore> keychain;
    QStringList knownHosts; ///< the first is written to

    /// Those of the user.
    static TargetPlaces ofUser();
};

/// How the last Test of a target ended, in this session.
struct TestNote {
    QDateTime when;
    std::optional<CheckItem> failure; ///< the first step that failed
};

/// The managed targets as they were read last. Reads and writes the store in the background, one order after the other.
class TargetDesk : public QObject
{
    Q_OBJECT

public:
    explicit TargetDesk(TargetPlaces places = TargetPlaces::ofUser(), QObject *parent = nullptr);

    [[nodiscard]] const std::vector<Target> &targets() const { return m_targets; }
    /// Null if there is none of that name; case does not matter.
    [[nodiscard]] const Target *find(const QString &name) const;

    /// Gets the name that the target has afterwards, or why nothing was changed. targets() is up to date then.
    using Done = std::function<void(const Result<QString> &)>;
    /// Others may have changed the file. changed() follows, or failed().
    void reload();
    /// The same, but a file that cannot be read is not said again.
    void refresh();
    void add(const Target &target, const Done &done);
    void replace(const QString &name, const Target &changed, const Done &done);
    void duplicate(const QString &name, const Done &done);
    void remove(const QString &name, const Done &done);
    /// A target file; one without a name is called like the file. A name that is taken gets a number.
    void importFile(const QString &path, const Done &done);
    void exportFile(const Target &target, const QString &path, const Done &done);

    [[nodiscard]] const std::shared_ptr<SecretStore> &keychain() const { return m_places.keychain; }
    /// For one connection at a time; the user is asked at the board. What could not be remembered comes as failed().
    [[nodiscard]] TargetAccess access(QuestionBoard &board);

    void noteTest(const Target &target, const std::vector<CheckItem> &items);
    /// Of exactly this target: another address or command has not been tested.
    [[nodiscard]] std::optional<TestNote> lastTest(const Target &target) const;

Q_SIGNALS:
    void changed();
    void failed(const tributary::Error &error);
    void testNoted();

private:
    struct Order {
        std::function<Result<QString>(TargetStore &)> work;
        Done done;
    };
    struct Outcome {
        Result<QString> name;
        Result<std::vector<Target>> targets;
    };

    void put(Order order);
    void next();
    void onDone(const Outcome &outcome, const Done &done);

    TargetPlaces m_places;
    std::vector<Target> m_targets;
    std::deque<Order> m_orders;
    bool m_isBusy = false;
    Job m_job;
    QMap<QByteArray, TestNote> m_tests;
};

} // namespace tributary::gui
