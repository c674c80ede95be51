// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Store
import TestSupport
import Testing
import Wire

@testable import HomeScreen

@Suite("The home screen")
struct HomeScreenTests {
    private let items = [
        QuickActionPayload(type: "add", title: "Add"),
        QuickActionPayload(
            type: "open", title: "Ada", subtitle: "Countess", icon: .template("ada"),
            userInfo: [
                "id": .integer(5), "since": .date(Date(timeIntervalSinceReferenceDate: 0.25)),
                "odd": .array([.real(.infinity), .boolean(true), .data(Data([0, 255]))]),
            ]),
        QuickActionPayload(type: "open", title: "Bob", icon: .type(8)),
    ]

    @Test("an app that has set nothing has no dynamic actions")
    func nothing() async throws {
        let parlour = try await Parlour()
        #expect(await parlour.homeScreen.answer(.get, from: try parlour.identity()) == .success([]))
    }

    @Test("what an app sets takes the place of what was there, in its order, and outlasts a restart")
    func setting() async throws {
        let parlour = try await Parlour()
        let app = try parlour.identity()
        #expect(await parlour.homeScreen.answer(.set(items.reversed()), from: app).reply == items.reversed())
        #expect(await parlour.homeScreen.answer(.set(items), from: app) == .success(items))
        #expect(await parlour.homeScreen.answer(.get, from: app).reply == items)
        #expect(await (try parlour.reopened()).answer(.get, from: app).reply == items)
        #expect(await parlour.homeScreen.answer(.set([]), from: app).reply == [])
        #expect(await (try parlour.reopened()).answer(.get, from: app).reply == [])
    }

    @Test("what is not a number at all is kept too")
    func notANumber() async throws {
        let parlour = try await Parlour()
        let item = QuickActionPayload(type: "t", title: "T", userInfo: ["n": .real(.nan)])
        _ = await parlour.homeScreen.answer(.set([item]), from: try parlour.identity())
        let kept = try #require(await parlour.homeScreen.answer(.get, from: try parlour.identity()).reply)
        guard case .real(let number)? = kept.first?.userInfo["n"] else {
            Issue.record("the number is gone: \(kept)")
            return
        }
        #expect(number.isNaN)
    }

    @Test("an extension may neither look nor set, and is told so")
    func extensions() async throws {
        let parlour = try await Parlour()
        _ = await parlour.homeScreen.answer(.set(items), from: try parlour.identity())
        let part = try parlour.identity("org.example.parlour.intents")
        for call in [QuickActionsCall.get, .set([])] {
            let reply = await parlour.homeScreen.answer(call, from: part)
            #expect(reply.reply == nil)
            #expect(reply.refusal?.text.hasPrefix("org.example.parlour.intents is an extension") == true)
        }
        #expect(await parlour.homeScreen.answer(.get, from: try parlour.identity()).reply == items)
    }

    @Test("a list that is refused changes nothing, and the app is told what it has")
    func refused() async throws {
        let parlour = try await Parlour()
        let app = try parlour.identity()
        _ = await parlour.homeScreen.answer(.set(items), from: app)
        let reply = await parlour.homeScreen.answer(.set(Array(repeating: items[0], count: 51)), from: app)
        #expect(reply.refusal?.text.contains("50") == true)
        #expect(await parlour.homeScreen.answer(.get, from: app).reply == items)
    }

    @Test("an app that is not installed can keep nothing")
    func stranger() async throws {
        let parlour = try await Parlour()
        let stranger = try parlour.identity("org.example.stranger", app: "org.example.stranger")
        let reply = await parlour.homeScreen.answer(.set(items), from: stranger)
        #expect(reply.refusal?.text.contains("no app org.example.stranger is installed") == true)
        #expect(try await parlour.store.quickActions(of: "org.example.stranger").isEmpty)
    }

    @Test("the dynamic actions stay when the app is updated, and go with it")
    func updating() async throws {
        let parlour = try await Parlour()
        _ = await parlour.homeScreen.answer(.set(items), from: try parlour.identity())
        try await parlour.install()
        #expect(try await parlour.store.quickActions(of: "org.example.parlour") == items)
        try await parlour.store.removeApp("org.example.parlour")
        try await parlour.install()
        #expect(try await parlour.store.quickActions(of: "org.example.parlour").isEmpty)
    }

    @Test("the menu has the static actions first, in the person's language")
    func menu() async throws {
        let parlour = try await Parlour()
        _ = await parlour.homeScreen.answer(.set(items), from: try parlour.identity())
        let menu = try await parlour.homeScreen.menu(of: try parlour.app(), language: "zh-CN")
        #expect(menu.actions.map(\.item.title) == ["搜索", "Add", "Ada", "Bob"])
        #expect(menu.actions.map(\.origin) == [.static, .dynamic, .dynamic, .dynamic])
        #expect(menu.actions.dropFirst().map(\.item) == items)
    }

    @Test(
        "a text that the language lacks is taken from that of the development",
        arguments: [("en-GB", "Search", "überall"), ("fr", "Suchen", "überall"), ("zh-Hans", "搜索", "überall")])
    func fallback(language: String, title: String, subtitle: String) async throws {
        let parlour = try await Parlour()
        let menu = try await parlour.homeScreen.menu(of: try parlour.app(), language: language)
        #expect(menu.actions.map(\.item.title) == [title])
        #expect(menu.actions.map(\.item.subtitle) == [subtitle])
    }

    @Test(
        "an action is drawn with the icon it names, else with a plain dot",
        arguments: [
            (QuickActionIconPayload.symbol("magnifyingglass"), Icon.symbol("magnifyingglass")),
            (.type(5), .symbol("magnifyingglass")), (.type(99), .plain), (.type(-1), .plain), (nil, .plain),
        ] as [(QuickActionIconPayload?, Icon)])
    func icons(payload: QuickActionIconPayload?, icon: Icon) async throws {
        let parlour = try await Parlour()
        let action = QuickAction(.dynamic, QuickActionPayload(type: "t", title: "T", icon: payload))
        let drawn = try await parlour.homeScreen.icon(of: action, for: try parlour.app(), in: IconStyle())
        #expect(drawn == (try await IconArtist().draw(icon)))
        #expect(drawn.warning == nil)
    }

    @Test("every type of icon there is has a drawing", arguments: QuickActionIconType.allCases)
    func types(type: QuickActionIconType) async throws {
        #expect(try await IconArtist().draw(.symbol(type.symbolName)).warning == nil)
    }

    @Test("a template image is looked for in the app's own bundle")
    func template() async throws {
        let parlour = try await Parlour()
        try await IconArtist().draw(.symbol("star")).png.write(to: parlour.folder.url.appending(path: "ada@2x.png"))
        let action = QuickAction(.dynamic, items[1])
        let drawn = try await parlour.homeScreen.icon(of: action, for: try parlour.app(), in: IconStyle())
        #expect(drawn.warning == nil)
        #expect(drawn != (try await IconArtist().draw(.plain)))
    }
}
