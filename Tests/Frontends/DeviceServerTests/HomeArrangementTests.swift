// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemTexts
import Testing

@testable import DeviceServer

@Suite("Where the icons of the home screen are")
struct HomeArrangementTests {
    typealias Place = HomeArrangement.Place

    /// Icons in the order of the alphabet, page by page after the dock, as "abcd|ef gh"; the system's own are 1, 2 and 3.
    private static func arrangement(_ text: String) throws -> HomeArrangement {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        let pages = parts[1].split(separator: " ").map { $0.map(icon) }
        let values: [String: Any] = ["pages": pages, "dock": parts[0].map(icon), "fillsDock": false]
        return try JSONDecoder().decode(
            HomeArrangement.self, from: JSONSerialization.data(withJSONObject: values))
    }

    private static func icon(_ letter: Character) -> String {
        letter.wholeNumberValue.map { HomeArrangement.own[$0 - 1] } ?? String(letter)
    }

    private static func text(_ home: HomeArrangement) -> String {
        func letters(_ icons: [String]) -> String {
            icons.map { icon in HomeArrangement.own.firstIndex(of: icon).map { "\($0 + 1)" } ?? icon }.joined()
        }
        return letters(home.dock) + "|" + home.pages.map(letters).joined(separator: " ")
    }

    @Test(
        "what is there stays, what is new comes to the end, and what is gone leaves no gap",
        arguments: [
            ("abcd|123", "abcd", "abcd|123"), ("abcd|123", "aabbccdd", "abcd|123"),
            ("abcd|123", "Abcd", "bcd|123A"), ("abcd|123", "abcde", "abcd|123e"),
            ("abcd|ef 123", "abcdefgh", "abcd|ef 123gh"), ("abcd|ef 123", "abcde", "abcd|e 123"),
            ("abcd|ef 123", "abcd", "abcd|123"), ("dcba|fe321", "abcdef", "dcba|fe321"),
            ("abcd|123ee", "abcde", "abcd|123e"), ("abcde|a123", "abcde", "abcd|123e"), ("|", "", "|123"),
            ("a|", "a", "a|123"), ("|123", "", "|123"),
        ])
    func keeping(_ before: String, _ installed: String, _ after: String) throws {
        var home = try Self.arrangement(before)
        home.keep(installed: installed.map(String.init))
        #expect(Self.text(home) == after)
        let kept = home
        home.keep(installed: installed.map(String.init))
        #expect(home == kept, "nothing moves when nothing is new")
    }

    @Test(
        "the first apps fill the dock, whether they are there at the first start or come later",
        arguments: [
            (["abcdef"], "abcd|ef123"), (["", "abc"], "abc|123"), (["", "abcdef"], "abcd|123ef"),
            (["ab", "abc", "abcde"], "abcd|123e"), (["abcd", "bcd", "bcde"], "bcd|123e"),
        ])
    func filling(_ steps: [String], _ after: String) {
        var home = HomeArrangement()
        for installed in steps { home.keep(installed: installed.map(String.init)) }
        #expect(Self.text(home) == after)
    }

    @Test(
        "an icon goes where a person puts it, and the others make room",
        arguments: [
            ("abcd|ef123", "1", Place.page(number: 0, index: 0), "abcd|1ef23"),
            ("abcd|ef123", "e", .page(number: 0, index: 1), "abcd|fe123"),
            ("abcd|ef123", "e", .page(number: 0, index: 99), "abcd|f123e"),
            ("abcd|ef123", "e", .page(number: 0, index: -7), "abcd|ef123"),
            ("abcd|ef123", "e", .page(number: 1, index: 0), "abcd|f123 e"),
            ("abcd|ef123", "e", .page(number: 99, index: 3), "abcd|f123 e"),
            ("abcd|ef 123", "2", .page(number: 0, index: 1), "abcd|e2f 13"),
            ("abcd|e 123", "e", .page(number: 1, index: 1), "abcd|1e23"),
            ("abcd|ef123", "e", .dock(index: 0), "abcd|ef123"),
            ("abc|ef123", "e", .dock(index: 0), "eabc|f123"), ("abc|ef123", "2", .dock(index: 9), "abc2|ef13"),
            ("abcd|ef123", "d", .dock(index: 0), "dabc|ef123"),
            ("abcd|ef123", "a", .page(number: 0, index: 2), "bcd|efa123"),
            ("abcd|ef123", "z", .page(number: 0, index: 0), "abcd|ef123"),
        ])
    func moving(_ before: String, _ icon: Character, _ place: Place, _ after: String) throws {
        var home = try Self.arrangement(before)
        home.move(Self.icon(icon), to: place, in: .endless)
        #expect(Self.text(home) == after)
    }

    @Test(
        "pages are counted as the screen shows them, and what has no room goes on to the next",
        arguments: [
            ("|abcdef123", "a", Place.page(number: 2, index: 0), "|b cdef a123"),
            ("|ab cdef 123", "1", .page(number: 0, index: 0), "|1a bcde f23"),
            ("|ab cdef ghij", "j", .page(number: 0, index: 1), "|aj bcde fghi"),
            ("|ab cdef", "g", .page(number: 0, index: 0), "|ab cdef"),
            ("g|ab cdef", "g", .page(number: 0, index: 0), "|ga bcde f"),
        ])
    func room(_ before: String, _ icon: Character, _ place: Place, _ after: String) throws {
        var home = try Self.arrangement(before)
        home.move(Self.icon(icon), to: place, in: .init(first: 2, other: 4))
        #expect(Self.text(home) == after)
    }

    @Test("a screen that claims to have no room has room for one icon a page")
    func hostileRoom() throws {
        var home = try Self.arrangement("|abc")
        home.move("c", to: .page(number: .min, index: .min), in: .init(first: .min, other: 0))
        #expect(Self.text(home) == "|c a b")
    }

    @Test("where icons are is kept from the first look on, so that an app that comes by its name moves nothing")
    func keptFromTheFirstLook() async throws {
        let standard = PretendedSystem.standard
        let former = PretendedSystem(apps: standard + [ShownApp(id: "org.example.tea", name: "Teahouse")])
        let first = Device(former, language: "en")
        await first.start()
        #expect(await first.state.arrangement.home.dock == standard.map(\.id))
        #expect(await first.state.arrangement.home.pages == [["org.example.tea"] + HomeArrangement.own])
        await first.stop()
        let kept = await former.arrangementKept { _ in true }
        let system = PretendedSystem(
            apps: [ShownApp(id: "org.example.aa", name: "Aa")] + former.installed, arrangement: kept)
        let second = Device(system, language: "en")
        await second.start()
        #expect(await second.state.arrangement.home.dock == standard.map(\.id))
        #expect(
            await second.state.arrangement.home.pages
                == [["org.example.tea"] + HomeArrangement.own + ["org.example.aa"]])
        let place = Place.page(number: 0, index: 0)
        try await second.perform(.place(icon: "org.example.aa", at: place, room: .init(first: 16, other: 24)))
        _ = await system.arrangementKept { $0.home.pages.first?.first == "org.example.aa" }
        await #expect(throws: DeviceRefusal(.noApp, ["app": "org.example.gone"])) {
            try await second.perform(.place(icon: "org.example.gone", at: place, room: .init(first: 16, other: 24)))
        }
        await second.stop()
    }
}
