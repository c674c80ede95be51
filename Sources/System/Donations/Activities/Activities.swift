// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import Sentences
package import Store
package import Wire

/// What apps say that people do in them: which activity is current, and which are kept as actions.
package actor Activities {
    /// What one running process says.
    private struct Announced {
        /// The number of its current activity, by the process's own count.
        var current: (number: Int, activity: ActivityPayload)?
        /// The rows of those it has had current, by the same count; no more than one app keeps.
        var rows: [(number: Int, row: Int)] = []
    }

    private let store: Store
    private let rules: ActivityRules
    private let declaredTypes: @Sendable (BundleIdentifier) async throws -> [String]
    private let now: @Sendable () -> Date
    private let forgotten: @Sendable (_ app: BundleIdentifier, _ removed: RemovedDonations) -> Void
    private let report: @Sendable (Sentence) -> Void
    private var announced: [BundleIdentifier: Announced] = [:]

    /// - Parameters:
    ///   - declaredTypes: `NSUserActivityTypes` of an installed app.
    ///   - forgotten: Called with what was removed to make room for an activity, if anything was.
    ///   - report: Called with one sentence about what is wrong with the store.
    package init(
        store: Store, limits: ActivityLimits = .standard,
        declaredTypes: @escaping @Sendable (BundleIdentifier) async throws -> [String],
        now: @escaping @Sendable () -> Date = { Date() },
        forgotten: @escaping @Sendable (_ app: BundleIdentifier, _ removed: RemovedDonations) -> Void = { _, _ in },
        report: @escaping @Sendable (Sentence) -> Void
    ) {
        self.store = store
        rules = ActivityRules(limits: limits)
        self.declaredTypes = declaredTypes
        self.now = now
        self.forgotten = forgotten
        self.report = report
    }

    /// Answers one call of a process.
    ///
    /// Once it returns, what is kept is on the disk, and what is deleted is gone from it.
    ///
    /// - Parameter identity: Who calls, from the bundle that the system started.
    package func answer(_ call: ActivityCall, from identity: BundleIdentity) async -> Result<Done, CallRefusal> {
        do {
            try await carryOut(call, from: identity)
            return .success(Done())
        } catch let refusal as CallRefusal {
            return .failure(refusal)
        } catch let error as StoreError {
            report("the activities of \(identity.app): \(error)")
            // Where the state is, is nothing an app has to know.
            return .failure(
                CallRefusal(.notDone, "the activities of \(identity.app) cannot be kept: \(error.reason)"))
        } catch {
            report("the activities of \(identity.app): \(error)")
            return .failure(
                CallRefusal(.notDone, "the activities of \(identity.app) cannot be kept; see what ‘beckon’ says"))
        }
    }

    /// What the person does now in a bundle's process; nil when it says nothing, or does not run.
    package func current(of bundle: BundleIdentifier) -> ActivityPayload? {
        announced[bundle]?.current?.activity
    }

    /// The bundle's process is gone, and with it what was current in it.
    package func processEnded(_ bundle: BundleIdentifier) {
        announced[bundle] = nil
    }
}

// MARK: - What is kept

extension Activities {
    /// The kept activities of an app, or of all apps; the last used first.
    ///
    /// - Parameter app: A bundle identifier.
    /// - Throws: `StoreError`.
    package func list(app: String? = nil) async throws -> [ActivityRecord] {
        try await store.activities(of: app, at: now())
    }

    /// Nil when there is none, or it has expired.
    ///
    /// - Throws: `StoreError`.
    package func activity(_ id: Int) async throws -> ActivityRecord? {
        try await store.activity(id, at: now())
    }

    /// Remembers that the activity was opened just now.
    ///
    /// - Throws: `StoreError`.
    package func markUsed(_ id: Int) async throws {
        try await store.markActivity(id, used: now())
    }

    /// Remembers that an app has continued with an activity just now, be it one that is kept; another is no error.
    ///
    /// - Throws: `StoreError`.
    package func markUsed(_ activity: ActivityPayload, of app: BundleIdentifier) async throws {
        try await store.markActivity(activity, of: app.text, used: now())
    }
}

// MARK: - Calls

extension Activities {
    private func carryOut(_ call: ActivityCall, from identity: BundleIdentity) async throws {
        switch call {
        case .becameCurrent(let number, let activity):
            try rules.check(activity)
            announced[identity.bundle, default: Announced()].current = (number, activity)
            try await keep(activity, number, from: identity)
        case .updated(let number, let activity):
            try rules.check(activity)
            // Another may have become current meanwhile, which it stays.
            if announced[identity.bundle]?.current?.number == number {
                announced[identity.bundle]?.current = (number, activity)
            }
            try await keep(activity, number, from: identity)
        case .resigned(let number):
            leave(number, of: identity.bundle)
        case .invalidated(let number):
            leave(number, of: identity.bundle)
            announced[identity.bundle]?.rows.removeAll { $0.number == number }
        case .delete(let identifiers):
            try await delete(identifiers, of: identity.app)
        case .deleteAll:
            try await store.removeActivities(of: identity.app.text)
        }
    }

    private func keep(_ activity: ActivityPayload, _ number: Int, from identity: BundleIdentity) async throws {
        guard ActivityRules.isMeantToBeKept(activity) else { return }
        let now = now()
        let row = announced[identity.bundle]?.rows.first { $0.number == number }?.row
        // An app may take an activity back by letting it expire.
        if let expiration = activity.expirationDate, expiration <= now {
            let over = ActivityRecord(id: row ?? 0, app: identity.app.text, activity: activity, used: now)
            try await store.removeActivities(like: over)
        }
        let kept = try rules.kept(activity, of: identity.app, declared: await declaredTypes(identity.app), now: now)
        let record = ActivityRecord(id: row ?? 0, app: identity.app.text, activity: kept, used: now)
        // A person may have switched learning off for the app; that is not a mistake of its developer's.
        guard let saved = try await store.keep(record, atMost: rules.limits.count) else { return }
        remember(saved.row, of: number, in: identity.bundle)
        forgotten(identity.app, saved.forgotten)
    }

    private func remember(_ row: Int, of number: Int, in bundle: BundleIdentifier) {
        var rows = announced[bundle, default: Announced()].rows
        rows.removeAll { $0.number == number || $0.row == row }
        rows.append((number, row))
        announced[bundle, default: Announced()].rows = rows.suffix(rules.limits.count)
    }

    private func leave(_ number: Int, of bundle: BundleIdentifier) {
        if announced[bundle]?.current?.number == number { announced[bundle]?.current = nil }
    }

    private func delete(_ identifiers: [String], of app: BundleIdentifier) async throws {
        let limit = rules.limits.identifiers
        guard identifiers.count <= limit else {
            throw CallRefusal(
                .notDone,
                "\(identifiers.count) activities were to be deleted in one call, more than \(limit); "
                    + "delete all, or fewer at once")
        }
        try await store.removeActivities(of: app.text, identifiers: identifiers)
    }
}
