// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Apps
package import Foundation
import IntentValues
import Processes
package import Sentences
package import Store
package import Wire

/// What apps say that people did: keeps it, tells which action it is of, and says why where it does not.
package actor Donations {
    private let store: Store
    private let rules: DonationRules
    private let intents: @Sendable (BundleIdentifier) async throws -> [OfferedIntent]
    private let now: @Sendable () -> Date
    private let uptime: @Sendable () -> Duration
    private let report: @Sendable (Sentence) -> Void
    private let news = Broadcast<DonationEvent>()
    private var allowances: [BundleIdentifier: CallAllowance] = [:]
    /// Calls that are being answered, and who waits until none is.
    private var open = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - intents: What the extensions of an installed app handle.
    ///   - uptime: A clock that only goes forward, by which apps that donate too fast are held back.
    ///   - report: Called with one sentence about each refusal, and about what is wrong with the store.
    package init(
        store: Store, limits: DonationLimits = .standard,
        intents: @escaping @Sendable (BundleIdentifier) async throws -> [OfferedIntent],
        now: @escaping @Sendable () -> Date = { Date() }, uptime: @escaping @Sendable () -> Duration,
        report: @escaping @Sendable (Sentence) -> Void
    ) {
        self.store = store
        rules = DonationRules(limits: limits)
        self.intents = intents
        self.now = now
        self.uptime = uptime
        self.report = report
    }

    /// What happens to donations from now on; the stream ends with the task that reads it.
    ///
    /// - Parameter limit: How many events may wait to be read; of more, the oldest are lost.
    package nonisolated func events(buffering limit: Int = 1024) -> AsyncStream<DonationEvent> {
        news.events(buffering: limit)
    }

    /// Answers one call of a process. What an extension donates is its app's.
    ///
    /// Once it returns without a refusal, the disk has what was asked for.
    ///
    /// - Parameter identity: Who calls, from the bundle that the system started.
    package func answer(_ call: DonationCall, from identity: BundleIdentity) async -> Result<Int?, CallRefusal> {
        open += 1
        defer { close() }
        do {
            try admit(call, from: identity)
            return .success(try await carryOut(call, from: identity))
        } catch let refusal as CallRefusal {
            news.post(.refused(app: identity.app.text, bundle: identity.bundle.text, text: refusal.text))
            return .failure(refusal)
        } catch {
            report("the donations of \(identity.app): \(error)")
            // Where the state is, is nothing an app has to know.
            let reason = (error as? StoreError)?.reason ?? "see what ‘beckon’ says"
            let text = "the donations of \(identity.app) cannot be kept: \(reason)"
            news.post(.refused(app: identity.app.text, bundle: identity.bundle.text, text: text))
            return .failure(CallRefusal(.notDone, code: call.code, text))
        }
    }

    /// Returns when every call that has come is answered: what a process said before its end is kept.
    package func settle() async {
        guard open > 0 else { return }
        await withCheckedContinuation { waiters.append($0) }
    }

    private func close() {
        open -= 1
        guard open == 0 else { return }
        defer { waiters = [] }
        for waiter in waiters { waiter.resume() }
    }
}

// MARK: - Calls

extension Donations {
    /// Holds back an app that calls faster than anybody acts; the others notice nothing of it.
    private func admit(_ call: DonationCall, from identity: BundleIdentity) throws(CallRefusal) {
        let uptime = uptime()
        let limits = rules.limits
        let answer = allowances[identity.app, default: CallAllowance(limits, at: uptime)].take(call.cost, at: uptime)
        if case .granted = answer { return }
        let text =
            "\(identity.app) makes more than \(Int(limits.rate)) calls about donations a second; "
            + "donate once for each thing that a person does"
        // Once for each flood: the log is for people.
        if case .exhausted = answer { report("\(text)") }
        throw CallRefusal(.notDone, code: call.code, text)
    }

    /// - Returns: The number of a donation that was kept.
    private func carryOut(_ call: DonationCall, from identity: BundleIdentity) async throws -> Int? {
        let app = identity.app.text
        do {
            switch call {
            case .donate(let donation):
                return try await keep(donation, of: identity.app, by: identity.bundle)
            case .name(let donation, let identifier):
                try rules.checkName(identifier)
                try await store.nameDonation(donation, of: app, identifier)
            case .delete(let identifiers):
                try rules.checkDeletion(identifiers)
                tell(try await store.removeDonations(of: app, identifiers: identifiers), of: app)
            case .deleteGroup(let group):
                tell(try await store.removeDonations(of: app, group: group), of: app)
            case .deleteMatching(let intent, let object):
                let matching = try await store.donations(of: app, limit: .max)
                    .filter { $0.action.matches(intent, object) }
                for (_, removed) in try await store.removeDonations(matching.map(\.donation.id)) {
                    tell(removed, of: app)
                }
            case .deleteAll:
                tell(try await store.removeDonations(of: app), of: app)
            }
            return nil
        } catch let refusal as CallRefusal {
            report("\(identity.bundle): \(refusal.text)")
            throw refusal
        }
    }

    private func keep(
        _ donation: DonationPayload, of app: BundleIdentifier, by bundle: BundleIdentifier
    ) async throws -> Int? {
        let now = now()
        let new = try rules.kept(donation, of: app, handling: try await intents(app), now: now)
        guard let kept = try await store.keep(new, within: rules.limits.room) else {
            news.post(.passedOver(app: new.app, intent: new.intent))
            return nil
        }
        var record = new.record
        (record.id, record.action) = (kept.donation, kept.action)
        let action = DonatedActionRecord(
            id: kept.action, app: new.app, content: .intent(name: new.intent, new.content), used: now,
            donations: kept.donations)
        news.post(.accepted(SavedDonation(record: record, action: action), by: bundle.text))
        tell(kept.forgotten, of: new.app)
        return kept.donation
    }

    /// Tells the observers that donations or actions were deleted.
    ///
    /// - Parameter app: Whose they were; nil if they were everybody's.
    package nonisolated func tell(_ removed: RemovedDonations, of app: String?) {
        guard removed.count > 0 || !removed.actions.isEmpty else { return }
        news.post(.forgotten(app: app, donations: removed.count, actions: removed.actions))
    }
}

// MARK: - What is kept

extension Donations {
    /// The latest donations, of an app or of all; the latest first.
    ///
    /// - Parameter app: A bundle identifier.
    /// - Throws: `StoreError`.
    package func list(app: String? = nil, limit: Int) async throws -> [SavedDonation] {
        try await store.donations(of: app, limit: limit).map {
            SavedDonation(record: $0.donation, action: $0.action)
        }
    }

    /// What apps have donated and the activities they have kept, together; the last used first.
    ///
    /// - Parameter app: A bundle identifier.
    /// - Throws: `StoreError`.
    package func actions(app: String? = nil, limit: Int = .max) async throws -> [DonatedActionRecord] {
        try await store.actions(of: app, limit: limit, at: now())
    }

    /// Nil when there is none, or it has expired.
    ///
    /// - Throws: `StoreError`.
    package func action(_ id: Int) async throws -> DonatedActionRecord? {
        try await store.action(id, at: now())
    }

    /// Which action an intent is, if it was ever donated; nil if it could not be, or the app cannot be read.
    package func identity(of intent: IntentPayload, of app: BundleIdentifier) async -> DonatedActionIdentity? {
        // An app that cannot be read, or an intent that could not be donated, has no action.
        guard let offered = try? await intents(app) else { return nil }
        return try? rules.identity(of: intent, of: app, handling: offered)
    }

    /// Remembers that a person has had an intent done just now, which keeps its action from making room for others.
    ///
    /// Nothing happens where it was never donated: that is for the app to do.
    ///
    /// - Throws: `StoreError`, and whatever reading the app's intents throws.
    package func markUsed(_ intent: IntentPayload, of app: BundleIdentifier) async throws {
        let offered = try await intents(app)
        // What could not be donated is no action.
        guard let identity = try? rules.identity(of: intent, of: app, handling: offered) else { return }
        try await store.markAction(identity, used: now())
    }

    /// Saves that the system has had an App Intent performed for a person: its app donates only what is done otherwise.
    ///
    /// Nothing happens where it could not be donated, or where the app has donated the same since.
    ///
    /// - Parameter start: When it began.
    /// - Throws: `StoreError`, and whatever reading the app's intents throws.
    package func keepPerformed(
        _ interaction: InteractionPayload, of app: BundleIdentifier, since start: Date
    ) async throws {
        guard let action = await identity(of: interaction.intent, of: app) else { return }
        for latest in try await list(app: app.text, limit: Self.lookedAt) where latest.record.moment >= start {
            if case .intent(_, let donated) = latest.action.content, await identity(of: donated, of: app) == action {
                return
            }
        }
        let donation = DonationPayload(interaction, start: start, status: Self.isDone)
        _ = try await keep(donation, of: app, by: app)
    }

    /// The raw value of `INIntentHandlingStatus.success`.
    private static let isDone = 3
    /// So many donations of an app are looked at for one that it made itself; an intent donates few.
    private static let lookedAt = 10

    /// Deletes donations by their numbers; those that do not exist are no error.
    ///
    /// - Throws: `StoreError`.
    package func delete(_ ids: [Int]) async throws -> RemovedDonations {
        var all = RemovedDonations()
        for (app, removed) in try await store.removeDonations(ids).sorted(by: { $0.key < $1.key }) {
            tell(removed, of: app)
            all += removed
        }
        return all
    }

    /// Deletes all donations of an app, or of every app; kept activities stay.
    ///
    /// - Parameter app: A bundle identifier.
    /// - Throws: `StoreError`.
    package func deleteAll(of app: String? = nil) async throws -> RemovedDonations {
        let removed = try await store.removeDonations(of: app)
        tell(removed, of: app)
        return removed
    }
}

extension DonationCall {
    /// The code of an error in which it may end.
    fileprivate var code: Int {
        switch self {
        case .donate, .name: RefusalCode.donating
        case .delete: RefusalCode.deletingWithIdentifiers
        case .deleteGroup: RefusalCode.deletingGroup
        case .deleteAll, .deleteMatching: RefusalCode.deletingAll
        }
    }

    /// What it takes of an app's allowance. To delete all, every donation of every app has to be looked at.
    fileprivate var cost: Double {
        switch self {
        case .donate, .name, .deleteGroup: 1
        case .delete(let identifiers): 1 + Double(identifiers.count / 1000)
        case .deleteAll, .deleteMatching: 10
        }
    }
}

extension DonatedActionRecord {
    /// Whether it is of an intent, and has to do with an object; nil for any.
    fileprivate func matches(_ intent: String?, _ object: DonationCall.ObjectMatch?) -> Bool {
        guard case .intent(let name, let payload) = content, intent.map({ $0 == name }) ?? true else { return false }
        guard let object else { return true }
        return payload.values.values.contains { $0.has(object) }
    }
}

extension IntentValue {
    fileprivate func has(_ match: DonationCall.ObjectMatch) -> Bool {
        switch self {
        case .object(let object): object.typeName == match.typeName && object.identifier == match.identifier
        case .array(let elements): elements.contains { $0.has(match) }
        default: false
        }
    }
}
