// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Assistant
import Conversation
import Foundation
import Store
import TestSupport
import Testing

@testable import PersonalShortcuts

@Suite("What a run may do") struct PermissionDeskTests {
    private let folder: TemporaryFolder
    private let evil: RunStarter
    private let other: RunStarter

    init() throws {
        folder = try TemporaryFolder()
        evil = .app(try #require(BundleIdentifier("org.example.evil")))
        other = .app(try #require(BundleIdentifier("org.example.other")))
    }

    private func starter(_ kind: RunStarter.Kind) throws -> RunStarter {
        let app = try #require(evil.app)
        return switch kind {
        case .person: .person
        case .gesture: .gesture
        case .suggestion: .suggestion
        case .link: .address(of: app, callsBack: false)
        case .callback: .address(of: app, callsBack: true)
        case .app: .app(app)
        }
    }

    /// A store with a shortcut and two apps.
    private func store() async throws -> (store: Store, shortcut: Int) {
        let store = try await Store.open(StateFolder(root: folder.url))
        for app in ["org.example.evil", "org.example.other"] {
            try await store.record(
                AppRecord(
                    identifier: app, name: app, path: "/", installed: Date(timeIntervalSince1970: 0), extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
        if let kept = try await store.shortcut(normalized: "backup") { return (store, kept.id) }
        let record = ShortcutRecord(
            name: "Backup", normalized: "backup", color: 0, glyph: 0, actionCount: 1,
            added: Date(timeIntervalSince1970: 0))
        let added = try await store.add(record, content: Data())
        return (store, added.id)
    }

    /// A question as it is shown.
    private struct Question {
        var text: String
        var buttons: [String]
    }

    /// What a run asks for one thing, and whether it gets it.
    private func ask(
        _ permission: RunPermission, _ starter: RunStarter, answering words: String...,
        script: String = "eval \"$(cat)\""
    ) async throws -> (isAllowed: Bool, question: Question?) {
        let (store, shortcut) = try await store()
        let recorder = TurnRecorder()
        let person = Person(ScriptedAnswers(words), show: recorder.show)
        let desk = PermissionDesk(
            person, .init(of: "Backup", shortcut, startedBy: starter, app: starter.app == nil ? nil : "Evil"),
            store: store, language: "en", allowed: [], report: { Issue.record("\($0)") })
        let isAllowed: Bool
        switch permission {
        case .run: isAllowed = await desk.allowsRun(with: "FROM-APP")
        case .network: isAllowed = await desk.allowsNetwork(to: "example.org")
        case .photos: isAllowed = await desk.allowsPhotos()
        case .script: isAllowed = await desk.allowsScript(script, input: "FROM-APP")
        // The store's own, by the app of the step.
        case .contacts: isAllowed = try await store.isAllowed(.contacts, for: "org.example.evil") ?? false
        }
        let questions = recorder.turns.compactMap { turn -> Question? in
            if case .confirm(let asked) = turn { Question(text: asked.text, buttons: asked.buttons) } else { nil }
        }
        return (isAllowed, questions.last)
    }

    /// One cell of the table.
    struct Cell: Sendable, CustomTestStringConvertible {
        var permission: RunPermission
        var starter: RunStarter.Kind
        var testDescription: String { "\(permission) × \(starter)" }
    }

    private static let cells = RunPermission.allCases.flatMap { permission in
        RunStarter.Kind.allCases.map { Cell(permission: permission, starter: $0) }
    }

    /// The words of the buttons; nil if nothing is asked.
    private static func buttons(_ cell: Cell) -> [String]? {
        switch (cell.permission, cell.starter) {
        case (.run, .person), (.run, .gesture), (.run, .suggestion): nil
        case (.run, .link), (.run, .callback), (.run, .app): ["Allow Once", "Always Allow", "Don’t Allow"]
        case (.network, _), (.photos, _): ["Allow", "Don’t Allow"]
        case (.script, .person), (.script, .gesture), (.script, .suggestion):
            ["Allow Once", "Always Allow", "Don’t Allow"]
        case (.script, .link), (.script, .callback), (.script, .app): ["Allow Once", "Don’t Allow"]
        case (.contacts, _): nil
        }
    }

    private static func isOfApp(_ starter: RunStarter.Kind) -> Bool {
        switch starter {
        case .person, .gesture, .suggestion: false
        case .link, .callback, .app: true
        }
    }

    @Test("is asked, or not, by who started it, and an answer holds for such runs alone", arguments: cells)
    func table(cell: Cell) async throws {
        guard cell.permission != .contacts else {
            #expect(PermissionRule.rule(for: .contacts, cell.starter).asking == .once(.stepsApp))
            return
        }
        let starter = try starter(cell.starter)
        let first = try await ask(cell.permission, starter)
        #expect(first.question?.buttons == Self.buttons(cell))
        guard let buttons = Self.buttons(cell) else {
            #expect(first.isAllowed)
            return
        }
        #expect(!first.isAllowed)
        let isShown = first.question?.text.contains("FROM-APP") == true
        let isWithInput = cell.permission == .run || (cell.permission == .script && cell.starter != .person)
        #expect(isShown == isWithInput)
        let lasting = buttons.contains("Always Allow") ? "Always Allow" : buttons[0]
        #expect(try await ask(cell.permission, starter, answering: lasting).isAllowed)
        let isKept = lasting != "Allow Once"
        #expect(try await ask(cell.permission, starter).isAllowed == isKept)
        // Neither what the person starts nor what another app does has it from there, unless it is the person's own.
        let isOwn = isKept && !Self.isOfApp(cell.starter)
        if cell.permission != .run { #expect(try await ask(cell.permission, .person).isAllowed == isOwn) }
        #expect(try await !ask(cell.permission, other).isAllowed)
        if isOwn { #expect(try await !ask(cell.permission, evil).isAllowed) }
    }

    @Test("is said with the app's name, the shortcut's and the text that it is given")
    func question() async throws {
        let asked = try await ask(.run, evil)
        #expect(asked.question?.text == "Evil wants to run ‘Backup’ with this text:\nFROM-APP")
        let script = try await ask(.script, evil)
        #expect(
            script.question?.text
                == "‘Backup’ wants to run this script with your rights:\neval \"$(cat)\"\nIts input:\nFROM-APP")
    }

    @Test(
        "is allowed by the words of the permission alone, in any language",
        arguments: [
            ("OK", false), ("yes", false), ("1", false), ("allow", false), ("好", false), ("Allow Once", true),
            ("allow once", true), ("允许一次", true), ("始终允许", true), ("Don’t Allow", false), ("no", false),
            ("cancel", false),
        ])
    func words(words: String, isAllowed: Bool) async throws {
        #expect(try await ask(.script, .person, answering: words).isAllowed == isAllowed)
        #expect(try await ask(.script, evil, answering: words).isAllowed == (isAllowed && words != "始终允许"))
    }

    @Test("is asked again after other words, a few times")
    func again() async throws {
        #expect(try await ask(.script, .person, answering: "OK", "Allow Once").isAllowed)
        #expect(try await !ask(.script, .person, answering: "OK", "OK", "OK", "Allow Once").isAllowed)
    }

    @Test("is forgotten with the app, and with the shortcut that another takes the place of")
    func forgotten() async throws {
        #expect(try await ask(.run, evil, answering: "Always Allow").isAllowed)
        #expect(try await ask(.run, evil).isAllowed)
        let (store, _) = try await store()
        try await store.removeApp("org.example.evil")
        #expect(try await !ask(.run, evil).isAllowed)
        #expect(try await ask(.run, evil, answering: "Always Allow").isAllowed)
        let other = ShortcutRecord(
            name: "Backup", normalized: "backup", color: 0, glyph: 0, actionCount: 1,
            added: Date(timeIntervalSince1970: 0))
        _ = try await store.add(other, content: Data([1]), replacing: true)
        #expect(try await !ask(.run, evil).isAllowed)
    }
}
