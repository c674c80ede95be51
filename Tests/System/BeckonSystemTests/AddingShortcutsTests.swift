// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Conversation
import Foundation
import PersonalShortcuts
import Processes
import Sentences
import ShortcutDocument
import Store
import TestSupport
import Testing

@testable import BeckonSystem

@Suite("Shortcuts that apps offer") struct AddingShortcutsTests {
    /// What the person says, in its order; then they say nothing more.
    private actor Person: AnswerSource {
        private var rest: ArraySlice<String>
        private(set) var questions: [String] = []

        init(_ texts: [String]) { rest = texts[...] }

        func answer(to turn: Turn) -> Answer? {
            switch turn {
            case .prompt(let prompt): questions.append(prompt.text)
            case .confirm(let confirmation): questions.append(confirmation.text)
            default: break
            }
            return rest.popFirst().map { .text($0) }
        }
    }

    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>WFWorkflowActions</key><array><dict>
        <key>WFWorkflowActionIdentifier</key><string>is.workflow.actions.gettext</string>
        <key>WFWorkflowActionParameters</key><dict><key>WFTextActionText</key><string>Earl Grey</string></dict>
        </dict></array>
        <key>WFWorkflowImportQuestions</key><array><dict>
        <key>ActionIndex</key><integer>0</integer><key>Category</key><string>Parameter</string>
        <key>ParameterKey</key><string>WFTextActionText</string><key>Text</key><string>Which tea?</string>
        <key>DefaultValue</key><string>Earl Grey</string>
        </dict></array>
        </dict></plist>
        """

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func system() async throws -> RunningSystem {
        try await RunningSystem.open(
            StateFolder(root: folder.url.appending(path: "state")),
            SystemOptions(language: "en", isSandboxed: false, isShared: false),
            SystemSurroundings(
                variables: [:], calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero) }, transport: { _ in Silent() }),
            warn: { _ in })
    }

    private func add(
        _ content: String = file, to system: RunningSystem, _ person: Person, language: String = "en",
        of account: WorkAccount = WorkAccount()
    ) async throws -> Outcome {
        let addition = ShortcutAddition(name: "Tea time", content: Data(content.utf8), account: account)
        let context = RequestContext(
            language: language, workingDirectory: folder.url, home: folder.url, transport: Silent(), warn: { _ in })
        return try await system.perform(.add(addition), context, answers: person) { _, _ in }
    }

    @Test("are looked at, asked what they ask first, and kept")
    func adding() async throws {
        let system = try await system()
        let person = Person(["Add Shortcut", "Assam"])
        #expect(try await add(to: system, person) == .done)
        let record = try #require(try await system.shortcuts.named("Tea time"))
        let document = try #require(try await system.shortcuts.document(of: record))
        #expect(document.actions.first?.parameters.string("WFTextActionText") == "Assam")
        let questions = await person.questions
        #expect(questions.first?.hasPrefix("Add ‘Tea time’?\n1  Text") == true, "\(questions)")
        #expect(questions.last == "Which tea? (Earl Grey)")
    }

    @Test("are looked at in the person's language")
    func language() async throws {
        let person = Person(["取消"])
        _ = try await add(to: try await system(), person, language: "zh-Hans")
        let questions = await person.questions
        #expect(questions.first?.hasPrefix("添加“Tea time”？\n1  文本") == true, "\(questions)")
    }

    @Test("get another name where theirs is taken")
    func takenName() async throws {
        let system = try await system()
        for _ in 1...2 { _ = try await add(to: system, Person(["Add Shortcut", ""])) }
        #expect(try await system.shortcuts.named("Tea time") != nil)
        #expect(try await system.shortcuts.named("Tea time 2") != nil)
    }

    @Test("are not kept where the person does not agree", arguments: [["Cancel"], [], ["Add Shortcut"]])
    func disagreement(answers: [String]) async throws {
        let system = try await system()
        #expect(try await add(to: system, Person(answers)) != .done)
        #expect(try await system.shortcuts.named("Tea time") == nil)
    }

    @Test("are refused if they are invalid")
    func noShortcut() async throws {
        let system = try await system()
        guard case .failed(let failure) = try await add("tea", to: system, Person([])) else {
            Issue.record("it was taken")
            return
        }
        let beginning = "‘Tea time’, line 1, column 1: the file is not a property list"
        #expect(failure.text.hasPrefix(beginning), "\(failure.text)")
    }

    @Test("are read as work of the app that offers them")
    func charged() async throws {
        let charges = AsyncStream.makeStream(of: Duration.self)
        let account = WorkAccount { charges.continuation.yield($0) }
        #expect(try await add(to: try await system(), Person(["Cancel"]), of: account) != .done)
        charges.continuation.finish()
        var count = 0
        for await _ in charges.stream { count += 1 }
        #expect(count == 1)
    }

    @Test("are not read any more once the app that offers them has ended")
    func endedApp() async throws {
        let system = try await system()
        let account = WorkAccount()
        account.end()
        let person = Person(["Add Shortcut", "Assam"])
        guard case .failed(let failure) = try await add(to: system, person, of: account) else {
            Issue.record("it was taken")
            return
        }
        #expect(failure.kind == .cancelled)
        #expect(await person.questions == [])
    }

    @Test("are looked at in thirty lines of a bounded length")
    func bounded() async throws {
        let long = String(repeating: "x", count: 10_000)
        let action = "{\"WFWorkflowActionIdentifier\":\"org.example.\(long)\"}"
        let actions = (0..<200).map { _ in action }.joined(separator: ",")
        let person = Person(["Cancel"])
        _ = try await add("{\"WFWorkflowActions\":[\(actions)]}", to: try await system(), person)
        let question = try #require(await person.questions.first)
        #expect(question.count < 20_000)
        #expect(question.split(separator: "\n").count < 40)
    }
}
