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
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [], transport: ScriptedTransport(Self.baker),
            environment: AssistantEnvironment(
                language: "en", calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
                workingDirectory: URL(filePath: "/"), home: URL(filePath: "/")))
        return try await assistant.explain(text, to: narrowedToApp ? Narrowing(app: app.id) : .none).outcome
    }

    @Test(
        "a name that the app has told of or finds is taken for what was meant, and another is asked about",
        arguments: [
            ("buy rye", Explanation.Outcome.understood), ("buy brioche", .likely), ("buy sushi", .unsure),
            ("buy sushi bread", .likely), ("buy bread", .understood),
        ])
    func names(text: String, outcome: Explanation.Outcome) async throws {
        #expect(try await self.outcome(of: text) == outcome)
    }

    @Test("who has said which app is meant is told by it that it does not know a name")
    func narrowed() async throws {
        #expect(try await outcome(of: "buy sushi", narrowedToApp: true) == .likely)
    }
}
