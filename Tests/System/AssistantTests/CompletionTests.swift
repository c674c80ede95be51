// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Foundation
import Store
import Testing
import Wire

@testable import Assistant

@Suite("What a person may be about to say")
struct CompletionTests {
    private func assistant(
        _ apps: [InstalledApp], phrases: [PhraseRecord] = [], language: String = "en"
    ) -> Assistant {
        Assistant(
            catalog: AppCatalog(apps: apps), phrases: phrases, transport: ScriptedTransport(Self.silent),
            environment: AssistantEnvironment(
                language: language, calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero) },
                workingDirectory: URL(filePath: "/"), home: URL(filePath: "/")))
    }

    private static func silent(_ request: ExtensionRequest) throws(ExtensionFailure) -> ExtensionReply {
        .response(ResponsePayload(code: 4))
    }

    private func phrase(_ text: String, normalized: String) -> PhraseRecord {
        PhraseRecord(
            id: 1, text: text, normalized: normalized, app: "org.example.bakery",
            meaning: .intent("BuyBreadIntent", values: [:], texts: [:]), added: Date(timeIntervalSince1970: 0))
    }

    @Test("the person's own phrases come first, then what apps bring along")
    func own() async throws {
        let phrases = [
            phrase("Buy the usual", normalized: "buy the usual"),
            phrase("Buy {loaves} for tea", normalized: "buy {} for tea"),
        ]
        let assistant = assistant([try Bakery.app()], phrases: phrases)
        let bakery = "org.example.bakery"
        #expect(
            try await assistant.completions(of: "bu", atMost: 5) == [
                OfferedSaying(text: "Buy the usual"), OfferedSaying(text: "Buy … for tea", beginning: "Buy "),
                OfferedSaying(text: "Buy Bread", app: bakery, intent: "BuyBreadIntent"),
                OfferedSaying(
                    text: "Buy … loaves of bread", beginning: "Buy ", app: bakery, intent: "BuyBreadIntent"),
            ])
        #expect(try await assistant.completions(of: "buy two for", atMost: 5).first?.text == "Buy two for tea")
    }

    @Test("in the person's language, and the one that the app was written in")
    func languages() async throws {
        let assistant = assistant([try Bakery.app()], language: "zh-Hans")
        #expect(try await assistant.completions(of: "买", atMost: 5).map(\.text) == ["买面包"])
        #expect(try await assistant.completions(of: "buy b", atMost: 5).map(\.text).first == "Buy Bread")
    }

    @Test("of one app alone where only that is listened to, and not of a text that nobody types")
    func bounds() async throws {
        let assistant = assistant([try Bakery.app(), try Bakery.app("Mill")])
        let mill = Narrowing(app: BundleIdentifier("org.example.mill"))
        let found = try await assistant.completions(of: "buy", to: mill, atMost: 1)
        #expect(found == [OfferedSaying(text: "Buy Bread", app: "org.example.mill", intent: "BuyBreadIntent")])
        #expect(try await assistant.completions(of: "buy" + String(repeating: " ", count: 2000), atMost: 5).isEmpty)
    }
}
