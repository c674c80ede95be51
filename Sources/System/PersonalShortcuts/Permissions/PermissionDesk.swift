// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Assistant
package import Sentences
package import Store
import Synchronization
import SystemTexts

/// Asks the person what a run may do, by the ``PermissionRule`` for its starter, and keeps the answer.
package final class PermissionDesk<Answers: AnswerSource>: Sendable {
    /// The run that asks.
    package struct Run: Sendable {
        /// What the shortcut is called.
        package var name: String
        /// The number of the kept shortcut; nil if nothing is remembered beyond the run.
        package var shortcut: Int?
        package var starter: RunStarter
        /// What a person calls the app that started it; nil if the person did.
        package var app: String?

        package init(of name: String, _ shortcut: Int? = nil, startedBy starter: RunStarter, app: String? = nil) {
            self.name = name
            self.shortcut = shortcut
            self.starter = starter
            self.app = app
        }
    }

    private let person: Person<Answers>
    private let run: Run
    private let store: Store
    private let language: String
    private let report: @Sendable (Sentence) -> Void
    private let known: Mutex<[ShortcutPermission: Bool]>

    /// - Parameters:
    ///   - allowed: What need not be asked about.
    ///   - report: Told what keeps an answer from being remembered.
    package init(
        _ person: Person<Answers>, _ run: Run, store: Store, language: String, allowed: Set<ShortcutPermission>,
        report: @escaping @Sendable (Sentence) -> Void
    ) {
        self.person = person
        self.run = run
        self.store = store
        self.language = language
        self.report = report
        known = Mutex(Dictionary(uniqueKeysWithValues: allowed.map { ($0, true) }))
    }

    private func rule(_ permission: RunPermission) -> PermissionRule { .rule(for: permission, run.starter.kind) }

    /// Whether the run may begin.
    ///
    /// - Parameter input: What it is started with, as text; nil for nothing.
    package func allowsRun(with input: String?) async -> Bool {
        let app = run.app ?? run.starter.app?.text ?? ""
        let text: Sentence =
            input.map { "\(app) wants to run ‘\(run.name)’ with this text:\n\(Self.shown($0))" }
            ?? "\(app) wants to run ‘\(run.name)’."
        return await allows(ShortcutPermission(.run, ""), rule(.run), text)
    }

    /// Whether the shortcut may reach a host.
    package func allowsNetwork(to host: String) async -> Bool {
        await allows(
            ShortcutPermission(.network, host.lowercased()), rule(.network),
            "‘\(run.name)’ wants to connect to \(host).")
    }

    /// Whether the shortcut may see and change the person's photos.
    package func allowsPhotos() async -> Bool {
        await allows(ShortcutPermission(.photos, ""), rule(.photos), "‘\(run.name)’ wants to use your photos.")
    }

    /// Whether the shortcut may run a script.
    ///
    /// - Parameters:
    ///   - script: All of it; another text is another script.
    ///   - input: What it gets as arguments or on its standard input.
    package func allowsScript(_ script: String, input: String) async -> Bool {
        let rule = rule(.script)
        var text: Sentence = "‘\(run.name)’ wants to run this script with your rights:\n\(script)"
        if rule.showsInput, !input.isEmpty {
            text = "\(text)\n\("Its input:" as Sentence)\n\(Self.shown(input))"
        }
        return await allows(ShortcutPermission(.script, script), rule, text)
    }

    /// So many characters of what somebody else has written are read before one agrees.
    private static var mostShown: Int { 2000 }

    private static func shown(_ text: String) -> String {
        text.count > mostShown ? "\(text.prefix(mostShown))… (+\(text.count - mostShown))" : text
    }

    // MARK: - Asking

    private func allows(_ permission: ShortcutPermission, _ rule: PermissionRule, _ text: Sentence) async -> Bool {
        switch rule.asking {
        case .never: return true
        case .once(let scope):
            if let isAllowed = await answer(to: permission, scope) { return isAllowed }
            guard let place = await choice(text, ["Allow", "Don’t Allow"]) else { return false }
            await remember(permission, place == 0, scope)
            return place == 0
        case .untilAlways(let scope):
            if await answer(to: permission, scope) == true { return true }
            let place = await choice(text, ["Allow Once", "Always Allow", "Don’t Allow"])
            if place == 1 { await remember(permission, true, scope) }
            return place == 0 || place == 1
        case .eachTime: return await choice(text, ["Allow Once", "Don’t Allow"]) == 0
        }
    }

    /// The place of what is chosen; nil if it is cancelled, or nobody was there to say anything, of which nothing is
    /// remembered.
    private func choice(_ text: Sentence, _ buttons: [Sentence]) async -> Int? {
        let place = await person.place(permitting: text.text(in: language), buttons, in: language)
        return person.isLeftWaiting ? nil : place
    }

    // MARK: - Remembering

    private func answer(to permission: ShortcutPermission, _ scope: PermissionRule.Scope) async -> Bool? {
        if let known = known.withLock({ $0[permission] }) { return known }
        guard let shortcut = run.shortcut else { return nil }
        do {
            return try await store.isAllowed(permission, of: shortcut, startedBy: app(of: scope))
        } catch {
            report("cannot read the permissions of ‘\(run.name)’: \(error)")
            return nil
        }
    }

    private func remember(
        _ permission: ShortcutPermission, _ isAllowed: Bool, _ scope: PermissionRule.Scope
    ) async {
        known.withLock { $0[permission] = isAllowed }
        guard let shortcut = run.shortcut else { return }
        do {
            try await store.set(permission, of: shortcut, to: isAllowed, startedBy: app(of: scope))
        } catch {
            report("cannot store the permissions of ‘\(run.name)’: \(error)")
        }
    }

    private func app(of scope: PermissionRule.Scope) -> String? {
        switch scope {
        case .ownRuns, .stepsApp: nil
        case .runsOfApp: run.starter.app?.text
        }
    }
}
