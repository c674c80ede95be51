// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import Assistant

@Suite("Apps asked for names that they alone know") struct OptionInquiryTests {
    /// A bakery that offers rye, and finds brioche when it is asked for it.
    private static func baker(_ request: ExtensionRequest) throws(ExtensionFailure) -> ExtensionReply {
        guard case .options(_, let search, _) = request else {
            return .refusal(ExtensionRefusal(.notImplemented, "not here"))
        }
        let found: [String] =
            switch search {
            case nil: ["rye"]
            case "brioche"?: ["brioche"]
            default: []
            }
        let items = found.map { IntentValue.string($0) }
        return .options(OptionsPayload(sections: [OptionsPayload.Section(items: items)]))
    }

    private func explained(
        _ text: String, of app: InstalledApp, to narrowing: Narrowing = .none
    ) async throws -> Explanation {
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [], transport: ScriptedTransport(Self.baker),
            environment: AssistantEnvironment(
                language: "en", calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
                workingDirectory: URL(filePath: "/"), home: URL(filePath: "/")))
        return try await assistant.explain(text, to: narrowing)
    }

    private func outcome(of text: String, narrowedToApp: Bool = false) async throws -> Explanation.Outcome {
        var kind = ParameterDeclaration(name: "kind", type: .string)
        kind.hasDynamicOptions = true
        kind.supportsSearch = true
        var buy = Bakery.intent("BuyBread", title: LocalizableText("Buy Bread", key: "t1"))
        buy.parameters = [kind]
        buy.suggestionCombinations = [
            CombinationDeclaration(parameters: ["kind"], title: LocalizableText("Buy ${kind}"))
        ]
        let app = try Bakery.app(intents: [buy])
        return try await explained(text, of: app, to: narrowedToApp ? Narrowing(app: app.id) : .none).outcome
    }

    @Test(
        "a name that the app has told about or finds is taken for what was meant, and another is asked about",
        arguments: [
            ("buy rye", Explanation.Outcome.understood), ("buy brioche", .likely), ("buy sushi", .unsure),
            ("buy sushi bread", .unsure), ("buy bread", .understood),
        ])
    func names(text: String, outcome: Explanation.Outcome) async throws {
        #expect(try await self.outcome(of: text) == outcome)
    }

    @Test("anyone who has said which app is meant is told by it that it does not know a name")
    func narrowed() async throws {
        #expect(try await outcome(of: "buy sushi", narrowedToApp: true) == .likely)
    }

    @Test(
        "what an App Intent need not be told is asked about where words were left over, or a text took them",
        arguments: [
            ("note bread on rye", ["kind": "rye"]), ("note a bread with rye", ["kind": "rye"]),
            ("note call the mill on rye", ["text": "call the mill", "kind": "rye"]), ("note bread", [:]),
        ])
    func optional(text: String, expected: [String: String]) async throws {
        var kind = ParameterDeclaration(name: "kind", type: .object(name: "Bread", namespace: nil))
        kind.hasDynamicOptions = true
        var words = ParameterDeclaration(name: "text", type: .string)
        words.isRequired = true
        var note = Bakery.intent("NoteBread", title: LocalizableText("Note Bread"))
        note.kind = .app
        note.parameters = [words, kind]
        note.appIntent = AppIntentDeclaration(at: SourcePlace(file: "Note.swift", line: 1), mangledName: "4Note")
        note.appIntent?.summary = .sentence(LocalizableText("Note ${text} on ${kind}"), below: [])
        let reading = try await explained(text, of: try Bakery.app(intents: [note])).readings.first
        let values = try #require(reading).values.map { ($0.parameter, $0.said) }
        #expect(Dictionary(values) { first, _ in first } == expected)
    }
}
