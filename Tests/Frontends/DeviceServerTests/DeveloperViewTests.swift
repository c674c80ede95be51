// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Processes
import Sentences
import Store
import TestSupport
import Testing
import Wire

@testable import AppHost
@testable import BeckonSystem
@testable import Commands
@testable import DeviceServer
@testable import ExtensionHost

@Suite("What developers are told about the system") struct DeveloperViewTests {
    private static func json(_ text: String?) throws -> [String: Any] {
        let data = Data(try #require(text).utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private static let intent = IntentPayload(className: "Bakery.BuyBreadIntent", values: ["loaves": .integer(2)])

    @Test("an exchange is the JSON of the wire")
    func exchange() throws {
        let entry = DeviceActivity(
            ExtensionTrace.Exchange(
                identifier: "org.example.bakery.intents", app: "org.example.bakery", request: .confirm(Self.intent),
                outcome: .success(ExtensionAnswer(reply: .response(ResponsePayload(code: 3)), faults: ["a fault"])),
                duration: .milliseconds(2), attempts: 1), "en")
        #expect(entry.title == "BuyBreadIntent: confirm" && entry.app == "org.example.bakery")
        #expect(entry.milliseconds == 2 && entry.detail == "a fault")
        let request = try Self.json(entry.request)
        #expect((request["confirm"] as? [String: Any])?["className"] as? String == "Bakery.BuyBreadIntent")
        let answer = try Self.json(entry.answer)
        #expect((answer["response"] as? [String: Any])?["code"] as? Int == 3)
    }

    @Test("an exchange without an answer says why")
    func failure() {
        let entry = DeviceActivity(
            ExtensionTrace.Exchange(
                identifier: "org.example.bakery.intents", app: nil, request: .handle(Self.intent),
                outcome: .failure(
                    ExtensionFailure(.timeout, identifier: "b", text: "It took too long.", detail: "its last line")),
                duration: .seconds(10), attempts: 1), "en")
        #expect(entry.detail == "It took too long.\nits last line" && entry.answer == nil)
    }

    @Test("a value of any size is told in a bounded text that is JSON still")
    func bounded() throws {
        let long = String(repeating: "长", count: 5000)
        let values = Dictionary(uniqueKeysWithValues: (0..<2000).map { ("value\($0)", long) })
        let text = try #require(ReadableJSON.text(of: ["list": Array(repeating: values, count: 3)], room: 4000))
        #expect(text.count < 8000)
        let list = try #require(try Self.json(text)["list"] as? [Any])
        #expect(
            (list.first as? [String: Any])?["value0"] as? String == String(repeating: "长", count: 300) + "… (4700 more)"
        )
        #expect((list.last as? String)?.hasPrefix("…") == true)
        #expect(ReadableJSON.text(of: ["one": true]) == #"{"one":true}"#)
        #expect(ReadableJSON.text(of: ["one": 1.5]) == #"{"one":1.5}"#)
    }

    @Test("an app that is closed is no problem, one that fails is", arguments: [false, true])
    func end(isProblem: Bool) async throws {
        let shell = try Shell()
        let device = try await DeviceAdapter(on: shell) { Issue.record("\($0)") }
        let news = device.news { "en" }
        device.system.news.post(.ended(identifier: "org.example.bank", isProblem: isProblem, text: "was ended"))
        for await item in news {
            guard case .activity(let entry) = item else { continue }
            #expect(entry.kind == (isProblem ? .problem : .app) && entry.detail == "was ended")
            break
        }
    }

    @Test("a place in an app's life is reported once, however often the system says it")
    func once() async throws {
        let shell = try Shell()
        let device = try await DeviceAdapter(on: shell) { Issue.record("\($0)") }
        let news = device.news { "en" }
        let app = { RunningApp(identifier: "org.example.bank", state: $0, process: $1) }
        for event in [app(.launching, nil), app(.launching, 7), app(.active, 7)] {
            device.system.news.post(.changed(event))
        }
        var told: [String] = []
        for await item in news {
            if case .activity(let entry) = item { told.append(entry.title) }
            if told.last == "active" { break }
        }
        #expect(told == ["launching", "active"])
    }
}
