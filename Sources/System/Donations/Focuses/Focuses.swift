// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Foundation
import IntentValues
package import Processes
package import Sentences
package import Store
package import Wire

/// The person's focuses, such as Work and Sleep, one of which may be on, and what they chose for apps' filters in each.
///
/// It keeps and tells, and performs nothing.
package struct Focuses: Sendable {
    /// How many characters a name has at most.
    package static let longestName = 60

    /// Posted when a focus is turned on or off, or there are others or other filters than before.
    package let changes = Broadcast<Void>()
    /// What is done about focuses is done one after the other: what ends with one is over before another begins.
    package let turns = WorkInTurn()
    private let store: Store
    private let report: @Sendable (Sentence) -> Void

    /// - Parameter report: Called with one sentence about what is wrong with the store.
    package init(store: Store, report: @escaping @Sendable (Sentence) -> Void) {
        self.store = store
        self.report = report
    }

    /// All, in the order in which they were added.
    package func all() async throws(StoreError) -> [FocusRecord] { try await store.focuses() }

    /// The one of a name, apart from upper case and spaces at its ends.
    ///
    /// - Throws: `Problem` if no focus has this name, `StoreError`.
    package func named(_ name: String) async throws -> FocusRecord {
        if let focus = try await store.focus(normalized: Self.normalized(name)) { return focus }
        let known = try await all().map(\.name)
        throw Problem(
            known.isEmpty
                ? "there is no focus ‘\(name)’; add it with 'beckon focus add'"
                : "there is no focus ‘\(name)’; choose one of \(Sentence.names(known))",
            fault: .input)
    }

    /// Adds one, which is off and has no filters.
    ///
    /// - Throws: `Problem` where the name is blank, too long or has controls, `StoreError` of
    ///   kind `nameTaken` or `tooMany`.
    package func add(_ name: String) async throws -> FocusRecord {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty, name.count <= Self.longestName, name.utf8.count <= 4 * Self.longestName,
            !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else {
            throw Problem(
                "that is not a valid name for a focus; use 1 to \(Self.longestName) characters", fault: .input)
        }
        let focus = try await store.addFocus(name, normalized: Self.normalized(name))
        changes.post(())
        return focus
    }

    /// Forgets one and its filters. One that is gone is no error.
    package func remove(_ focus: FocusRecord) async throws(StoreError) {
        _ = try await store.removeFocus(focus.id)
        changes.post(())
    }

    /// Turns one on, and the one off that was; nil turns that off alone.
    ///
    /// - Returns: The one that was on before; nil if none was.
    package func turnOn(_ focus: FocusRecord?) async throws(StoreError) -> FocusRecord? {
        let former = try await store.turnOnFocus(focus?.id)
        changes.post(())
        return former
    }

    /// Keeps what was chosen for a filter.
    package func set(_ filter: FocusRecord.Filter, in focus: FocusRecord) async throws(StoreError) {
        try await store.setFilter(filter, ofFocus: focus.id)
        changes.post(())
    }

    /// Forgets what was chosen for the filters of an app, or for one of them, and gives it.
    package func clear(
        _ app: String, _ intent: String?, in focus: FocusRecord
    ) async throws(StoreError) -> [FocusRecord.Filter] {
        let removed = try await store.removeFilters(of: app, intent, fromFocus: focus.id)
        changes.post(())
        return removed
    }

    /// Tells an app, or an extension of it, what was chosen for one of its own filters.
    ///
    /// - Parameter identity: Who calls, from the bundle that the system started.
    package func answer(
        _ call: FocusFilterCall, from identity: BundleIdentity
    ) async -> Result<FocusFilterCall.Reply, CallRefusal> {
        do throws(StoreError) {
            return .success(.init(values: try await store.filterValues(call.intent, of: identity.app.text)))
        } catch {
            report("the focus filters of \(identity.app): \(error)")
            // Where the state is, is nothing an app has to know.
            return .failure(
                CallRefusal(.notDone, "the focus filters of \(identity.app) cannot be read: \(error.reason)"))
        }
    }

    private static func normalized(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping.lowercased()
    }
}
