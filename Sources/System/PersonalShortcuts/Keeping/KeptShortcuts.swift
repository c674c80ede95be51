// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Processes
package import Sentences
package import ShortcutDocument
package import Store

/// The person's shortcuts: kept, found by their names, and made ready to run one another.
package struct KeptShortcuts: Sendable {
    private let store: Store
    /// Told when there is another, or one less, or one is called otherwise or was run.
    package let changes = Broadcast<Void>()
    private let now: @Sendable () -> Date

    /// - Parameter now: The moment; asked for again each time.
    package init(store: Store, now: @escaping @Sendable () -> Date) {
        self.store = store
        self.now = now
    }

    /// All, by their names.
    package func all() async throws(StoreError) -> [ShortcutRecord] { try await store.shortcuts() }

    /// The one of a name, apart from upper case and spaces at its ends; nil when there is none.
    package func named(_ name: String) async throws(StoreError) -> ShortcutRecord? {
        try await store.shortcut(normalized: Self.normalized(name))
    }

    /// The shortcut with this identifier; nil if it is not kept.
    package func shortcut(_ identifier: UUID) async throws(StoreError) -> ShortcutRecord? {
        try await store.shortcut(identifier)
    }

    /// Keeps a shortcut.
    ///
    /// - Parameter replaces: Whether one of the same name may go.
    /// - Throws: `StoreError` of kind `nameTaken` or `tooMany`.
    package func add(
        _ document: ShortcutDocument, name: String, replacing replaces: Bool = false
    ) async throws(StoreError) -> ShortcutRecord {
        let icon = document.icon
        let record = ShortcutRecord(
            name: Self.cleaned(name), normalized: Self.normalized(name), color: icon.color, glyph: icon.glyph,
            actionCount: document.actions.count, added: now())
        let kept = try await store.add(
            record, content: ShortcutWriter.data(of: document, as: .binary), replacing: replaces)
        changes.post(())
        return kept
    }

    /// What a shortcut does; nil when it has gone.
    ///
    /// - Throws: `StoreError` also where what is kept is no shortcut.
    package func document(of record: ShortcutRecord) async throws(StoreError) -> ShortcutDocument? {
        guard let data = try await store.content(ofShortcut: record.id) else { return nil }
        guard let document = await Self.document(in: data) else {
            throw StoreError(
                .damaged, reason: "the stored shortcut ‘\(record.name)’ is damaged",
                remedy: "delete it and import it again")
        }
        return document
    }

    /// Nil if it is not a shortcut, or nobody waits for it any more.
    private static func document(in data: Data) async -> ShortcutDocument? {
        do {
            return try await WorkAccount.ofCaller.run { ShortcutReader.read(data).document }
        } catch {
            return nil
        }
    }

    /// - Throws: `StoreError` of kind `nameTaken` or `notFound`.
    package func rename(_ record: ShortcutRecord, to name: String) async throws(StoreError) {
        try await store.renameShortcut(
            record.id, to: Self.cleaned(name), normalized: Self.normalized(name), at: now())
        changes.post(())
    }

    /// - Returns: False when it had gone already.
    package func delete(_ record: ShortcutRecord) async throws(StoreError) -> Bool {
        let isGone = try await store.deleteShortcut(record.id)
        changes.post(())
        return isGone
    }

    /// Remembers that one was run, which may be offered from then on.
    package func markUsed(_ record: ShortcutRecord) async throws(StoreError) {
        try await store.markShortcut(record.identifier, used: now())
        changes.post(())
    }

    /// Those that were run last, then those that were changed last.
    package func latest(_ limit: Int) async throws(StoreError) -> [ShortcutRecord] {
        try await store.latestShortcuts(limit)
    }

    /// Shares a shortcut as it is now; what happens to it later does not change what the link leads to.
    ///
    /// One that was shared just so has its link already. What the person answered when they added it is their own: it
    /// is not shared, and asked again.
    ///
    /// - Throws: `StoreError` of kind `notFound` when it has gone.
    package func share(_ record: ShortcutRecord) async throws(StoreError) -> SharedShortcut {
        guard let document = try await document(of: record) else { throw Store.noShortcut(record.name) }
        let shared = SharedShortcut(
            name: record.name, shared: now(), content: ShortcutWriter.data(of: document.unanswered, as: .binary))
        return try await store.share(shared, of: record.id)
    }

    /// Ends all links of a shortcut.
    ///
    /// - Returns: The number of links that ended.
    package func stopSharing(_ record: ShortcutRecord) async throws(StoreError) -> Int {
        try await store.stopSharing(shortcut: record.id)
    }

    /// The shortcut behind a link; nil if the link has ended, or never existed.
    package func shared(_ identifier: UUID) async throws(StoreError) -> SharedShortcut? {
        try await store.sharedShortcut(identifier)
    }

    /// A name in one line, without what cannot be seen.
    private static func cleaned(_ name: String) -> String {
        String(
            name.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
                .prefix(200))
    }

    private static func normalized(_ name: String) -> String {
        cleaned(name).precomposedStringWithCompatibilityMapping.lowercased()
    }
}

extension ShortcutRecord {
    /// That it is kept now, in a sentence.
    package var keptNote: Sentence {
        actionCount == 1 ? "Added ‘\(name)’ (1 action)." : "Added ‘\(name)’ (\(actionCount) actions)."
    }
}
