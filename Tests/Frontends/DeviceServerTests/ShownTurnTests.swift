// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@testable import Conversation
@testable import DeviceServer

@Suite("A turn on the screen") struct ShownTurnTests {
    private func json(_ turn: ShownTurn) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(turn)) as? [String: Any])
    }

    @Test("is the turn of every front end, with the app's name and what can be picked")
    func prompt() throws {
        let prompt = Prompt(
            parameter: "kind", kind: .disambiguation, text: "Which?",
            options: [
                .init(text: "Ada", subtitle: "Paris", value: .integer(1)),
                .init(text: "Ada", subtitle: "Rome", value: .integer(2)),
            ], remaining: 3)
        let shown = try json(ShownTurn(.prompt(prompt), app: "Contacts"))
        #expect(shown["turn"] as? String == "prompt" && shown["name"] as? String == "Contacts")
        #expect(shown["remaining"] as? Int == 3)
        let choices = try #require(shown["choices"] as? [[String: String]])
        #expect(choices.map { $0["subtitle"] } == ["Paris", "Rome"])
        #expect(Set(choices.map { $0["id"] }).count == 2)
    }

    @Test("shows what tells options of one name apart where others have their subtitle")
    func namesakes() throws {
        let prompt = Prompt(
            parameter: "kind", kind: .disambiguation, text: "Which?",
            options: [
                .init(text: "Ada – Paris", distinction: "Paris", value: .integer(1)),
                .init(text: "Ada – Rome", distinction: "Rome", value: .integer(2)),
                .init(text: "Eve", subtitle: "eve", value: .integer(3)),
            ])
        let choices = ShownTurn(.prompt(prompt)).choices
        #expect(choices.map(\.text) == ["Ada", "Ada", "Eve"] && choices.map(\.subtitle) == ["Paris", "Rome", nil])
        #expect(choices.map(\.id) == ["Ada – Paris", "Ada – Rome", "Eve"])
    }

    @Test("leaves out what only the app and a script need, however large")
    func response() throws {
        var response = Response(
            app: "org.example.bank", intent: nil, code: "success", rawCode: 3, status: .success, text: "Done")
        response.properties = ["file": .string("large")]
        response.plainProperties = ["file": .string("large")]
        response.plainOutput = .string("large")
        var activity = ActivityPayload(activityType: "org.example.account")
        activity.userInfo = ["file": .string("large")]
        response.opens = .init(app: "org.example.bank", activity: activity)
        let turn = ShownTurn(.response(response))
        let text = String(decoding: try JSONEncoder().encode(turn), as: UTF8.self)
        #expect(!text.contains("large"))
        #expect((try json(turn)["opens"] as? [String: Any])?["when"] as? String == "tap")
    }

    @Test("of a million words is cut, wherever an app may have said them")
    func clipped() throws {
        let long = String(repeating: "word ", count: 1_000_000)
        let panel = Panel(title: long, text: long)
        var response = Response(
            app: "org.example.bank", intent: nil, code: "success", rawCode: 3, status: .success, text: long)
        response.panel = panel
        let option = Prompt.Option(text: long, subtitle: long, value: .boolean(true))
        let turns: [Turn] = [
            .said(text: long), .progress(text: long),
            .prompt(Prompt(parameter: "kind", kind: .needsValue, text: long, options: [option])),
            .confirm(Confirmation(text: long, buttons: [long], panel: panel)), .response(response),
            .error(Failure(.crash, text: long, detail: long)),
        ]
        for turn in turns { #expect(try JSONEncoder().encode(ShownTurn(turn)).count < 40_000) }
    }
}
