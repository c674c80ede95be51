// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import ShortcutRunner
import Shortcuts
import Synchronization
import Testing

@Suite("A running shortcut")
struct ShortcutRunnerTests {
    /// Answers what it is asked from a list, and has no more to say then.
    private final class Answers: EffectPerformer {
        private let left: Mutex<[String]>

        init(_ answers: String...) { left = Mutex(answers) }

        func perform(_ effect: Effect) async -> EffectResult? {
            guard case .ask = effect else { return nil }
            return left.withLock { $0.isEmpty ? .cancelled : .content(.text($0.removeFirst())) }
        }
    }

    private static func document(_ actions: String) throws -> ShortcutDocument {
        let reading = ShortcutReader.read(Data("{\"WFWorkflowActions\":[\(actions)]}".utf8))
        return try #require(reading.document, "\(reading.problems)")
    }

    private static func action(_ name: String, _ parameters: String) -> String {
        """
        {"WFWorkflowActionIdentifier":"is.workflow.actions.\(name)","WFWorkflowActionParameters":\(parameters)}
        """
    }

    private static func text(_ text: String) -> String { action("gettext", "{\"WFTextActionText\":\"\(text)\"}") }

    /// A text that is asked for each time.
    private static let asked = action(
        "gettext",
        """
        {"WFTextActionText":{"WFSerializationType":"WFTextTokenString",
         "Value":{"string":"Hello \u{FFFC}","attachmentsByRange":{"{6, 1}":{"Type":"Ask"}}}}}
        """)

    private static func repeating(_ count: Int) -> String {
        [
            action("repeat.count", "{\"GroupingIdentifier\":\"G\",\"WFControlFlowMode\":0,\"WFRepeatCount\":\(count)}"),
            action("number", "{\"WFNumberActionNumber\":1}"),
            action("repeat.count", "{\"GroupingIdentifier\":\"G\",\"WFControlFlowMode\":2}"), text("done"),
        ].joined(separator: ",")
    }

    @Test("is given what was answered")
    func answers() async throws {
        let output = try await ShortcutRunner(Answers("Ada")).run(Self.document(Self.asked))
        #expect(Coercion(in: RunEnvironment()).text(output) == "Hello Ada")
    }

    @Test("ends when the person cancels")
    func cancelled() async throws {
        let document = try Self.document(Self.asked)
        let failure = await #expect(throws: ShortcutFailure.self) {
            try await ShortcutRunner(Answers()).run(document)
        }
        #expect(failure?.kind == .cancelled)
    }

    @Test("fails at the action that nobody can do anything for")
    func nobody() async throws {
        let document = try Self.document([Self.text("a"), Self.asked].joined(separator: ","))
        do {
            _ = try await ShortcutRunner().run(document)
            Issue.record("it was done")
        } catch {
            #expect(error.action == 2)
            #expect(error.title == "Text")
            #expect(error.kind == .missing)
        }
    }

    @Test("goes on over its pauses, and is cancelled in one of them")
    func pauses() async throws {
        let limits = RunLimits(stepsAtOnce: 7)
        let output = try await ShortcutRunner(limits: limits).run(Self.document(Self.repeating(100)))
        #expect(Coercion(in: RunEnvironment()).text(output) == "done")

        let endless = try Self.document(Self.repeating(1 << 40))
        let run = Task {
            do throws(ShortcutFailure) {
                _ = try await ShortcutRunner(limits: RunLimits(steps: .max, stepsAtOnce: 100)).run(endless)
                return nil as ShortcutFailure.Kind?
            } catch {
                return error.kind
            }
        }
        run.cancel()
        #expect(await run.value == .cancelled)
    }

    @Test("tells each step with what it gave")
    func trace() async throws {
        let steps = Mutex<[String]>([])
        _ = try await ShortcutRunner().run(Self.document([Self.text("a"), Self.text("b")].joined(separator: ","))) {
            step in
            let line = "\(step.number) \(step.title): \(Coercion(in: RunEnvironment()).text(step.output))"
            steps.withLock { $0.append(line) }
        }
        #expect(steps.withLock { $0 } == ["1 Text: a", "2 Text: b"])
    }
}
