// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant
package import Sentences
package import Store
import Synchronization
import SystemTexts

/// Asks the person what a shortcut may reach, once, and keeps what they said with the shortcut.
package final class PermissionDesk<Answers: AnswerSource>: Sendable {
    private let person: Person<Answers>
    private let name: String
    /// The number of the kept shortcut; nil where nothing is remembered beyond the run.
    private let shortcut: Int?
    private let store: Store
    private let language: String
    private let report: @Sendable (Sentence) -> Void
    private let known: Mutex<[ShortcutPermission: Bool]>

    /// - Parameters:
    ///   - allowed: What need not be asked about.
    ///   - report: Told what keeps an answer from being remembered.
    package init(
        _ person: Person<Answers>, shortcut: (name: String, id: Int?), store: Store, language: String,
        allowed: Set<ShortcutPermission>, report: @escaping @Sendable (Sentence) -> Void
    ) {
        self.person = person
        name = shortcut.name
        self.shortcut = shortcut.id
        self.store = store
        self.language = language
        self.report = report
        known = Mutex(Dictionary(uniqueKeysWithValues: allowed.map { ($0, true) }))
    }

    /// Whether the shortcut may reach a host.
    package func allowsNetwork(to host: String) async -> Bool {
        await allows(ShortcutPermission(.network, host.lowercased()), "‘\(name)’ wants to connect to \(host).")
    }

    /// Whether the shortcut may see and change the person's photos.
    package func allowsPhotos() async -> Bool {
        await allows(ShortcutPermission(.photos, ""), "‘\(name)’ wants to use your photos.")
    }

    /// Asked once.
    private func allows(_ permission: ShortcutPermission, _ text: Sentence) async -> Bool {
        if let isAllowed = await answer(to: permission) { return isAllowed }
        let place = await person.place(
            chosenAt: text.text(in: language), ["Allow", "Don’t Allow"].map { ($0 as Sentence).text(in: language) })
        // Nobody was there to say anything, so nothing is remembered.
        guard let place, !person.isLeftWaiting else { return false }
        await remember(permission, place == 0)
        return place == 0
    }

    /// Whether the shortcut may run a script, asked each time anew unless it was allowed for good.
    ///
    /// - Parameter script: All of it; another text is another script.
    package func allowsScript(_ script: String) async -> Bool {
        let permission = ShortcutPermission(.script, script)
        if await answer(to: permission) == true { return true }
        let text: Sentence = "‘\(name)’ wants to run this script with your rights:"
        let place = await person.place(
            chosenAt: "\(text.text(in: language))\n\(script)",
            ["Allow Once", "Always Allow", "Don’t Allow"].map { ($0 as Sentence).text(in: language) })
        if place == 1 { await remember(permission, true) }
        return place == 0 || place == 1
    }

    private func answer(to permission: ShortcutPermission) async -> Bool? {
        if let known = known.withLock({ $0[permission] }) { return known }
        guard let shortcut else { return nil }
        do {
            return try await store.isAllowed(permission, of: shortcut)
        } catch {
            report("what ‘\(name)’ may do cannot be read: \(error)")
            return nil
        }
    }

    private func remember(_ permission: ShortcutPermission, _ isAllowed: Bool) async {
        known.withLock { $0[permission] = isAllowed }
        guard let shortcut else { return }
        do {
            try await store.set(permission, of: shortcut, to: isAllowed)
        } catch {
            report("what ‘\(name)’ may do is not remembered: \(error)")
        }
    }
}
