// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemTexts
import TestSupport
import Testing

@testable import DeviceServer

@Suite("Search over everything", .timeLimit(.minutes(2)))
struct DeviceSearchTests {
    private struct Group: Decodable {
        struct Row: Decodable {
            var id: String
            var title: String
            var begins: String?
            var setting: String?
        }
        var kind: String
        var results: [Row]
    }

    private static func device(_ system: PretendedSystem) async throws -> Device {
        let device = Device(system, language: "en")
        await device.start()
        try await device.perform(.unlock)
        return device
    }

    private static func found(_ text: String, on device: Device) async throws -> [Group] {
        try JSONDecoder().decode([Group].self, from: try await device.found(for: DeviceTyping(text: text)))
    }

    @Test(
        "apps, shortcuts, phrases, actions, sentences, contents and settings are found, in both languages",
        arguments: [
            ("ban", ["topHit: app org.example.bank"]), ("银行", ["topHit: app org.example.bank"]),
            ("daka", ["topHit: app org.example.punch"]), ("daily", ["topHit: app org.example.punch"]),
            ("tea", ["topHit: shortcut tea"]), ("tulips", ["topHit: content 1"]),
            ("order", ["topHit: action 7", "actions: sentence 1"]),
            ("语言", ["topHit: setting language"]), ("langu", ["topHit: setting language"]),
            ("设置", ["topHit: sheet settings"]),
            ("dark", ["topHit: setting appearance"]), ("文字大小", ["topHit: setting text-size"]),
            ("device", ["topHit: setting model"]), ("contrast", ["topHit: setting contrast"]),
            ("speak ans", ["topHit: setting speaks"]),
            ("nobody has this", []),
        ])
    func found(text: String, groups: [String]) async throws {
        let device = try await Self.device(PretendedSystem())
        let found = try await Self.found(text, on: device)
        let ids = found.flatMap { group in
            group.results.enumerated().map { ($0 == 0 ? "\(group.kind): " : "") + $1.id }
        }
        #expect(Array(ids.prefix(groups.count)) == groups && ids.isEmpty == groups.isEmpty, "\(ids)")
    }

    @Test(
        "what is chosen is opened, run or said",
        arguments: [
            ("app org.example.bank", "open org.example.bank"), ("quick share", "action Share of org.example.contacts"),
            ("content 1", "content note-3 of org.example.pizzeria"),
        ])
    func taken(id: String, done: String) async throws {
        let system = PretendedSystem()
        let device = try await Self.device(system)
        try await device.perform(.take(found: id))
        #expect(system.done.contains(done), "\(system.done)")
    }

    @Test("a phrase, an action and a shortcut are conversations", arguments: ["phrase 1", "action 7", "shortcut tea"])
    func conversations(id: String) async throws {
        let device = try await Self.device(PretendedSystem())
        try await device.perform(.take(found: id))
        #expect(await device.state.conversation != nil)
        await device.stop()
    }

    @Test("what opens a sentence or shows a setting tells the page how")
    func pageMatters() async throws {
        let device = try await Self.device(PretendedSystem())
        let rows = try await Self.found("order", on: device).flatMap(\.results)
        #expect(rows.first { $0.id == "sentence 1" }?.begins == "Order ")
        let settings = try await Self.found("learn", on: device).flatMap(\.results)
        #expect(settings.map(\.setting) == ["learns-org.example.pizzeria"])
        try await device.perform(.take(found: "setting language"))
        #expect(await device.state.sheet == .settings)
    }

    @Test("what is gone is refused, and all is put together again after a change alone")
    func changes() async throws {
        let system = PretendedSystem()
        let device = try await Self.device(system)
        await #expect(throws: DeviceRefusal(.noAction)) { try await device.perform(.take(found: "app of nobody")) }
        for text in ["a", "b", "c"] { _ = try await Self.found(text, on: device) }
        #expect(system.searches == 1)
        try await device.perform(.show(sheet: .search))
        _ = try await Self.found("a", on: device)
        #expect(system.searches == 2)
    }

    @Test("an app that is open comes before one that is not")
    func recents() async throws {
        let system = PretendedSystem(apps: [.init(id: "a", name: "Tea one"), .init(id: "b", name: "Tea two")])
        let device = try await Self.device(system)
        try await device.perform(.open(app: "b"))
        try await device.perform(.home)
        let rows = try await Self.found("tea", on: device).flatMap(\.results).map(\.id).filter { $0.hasPrefix("app") }
        #expect(rows == ["app b", "app a"])
    }

    @Test("a question without a text is refused, and one without words finds nothing")
    func hostile() async throws {
        let served = try await ServedDevice()
        #expect(try await served.post("{}", to: "/search").hasPrefix("HTTP/1.1 400"))
        #expect(
            try await served.post(#"{"text":"\#(String(repeating: "a", count: 60_000))"}"#, to: "/search").hasSuffix(
                "[]"))
        let none = try await served.post(#"{"text":" \u0000 "}"#, to: "/search")
        #expect(none.hasPrefix("HTTP/1.1 200") && none.hasSuffix("[]"))
        await served.server.stop()
    }
}
