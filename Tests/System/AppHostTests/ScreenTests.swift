// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Drawing
import ExtensionHost
import Foundation
import Testing
import Wire

@Suite("The screen of an app", .timeLimit(.minutes(3)))
struct ScreenTests {
    private static let one = "com.example.one"
    private static let phone = ScreenDisplay.phone()
    private static let small = ScreenDisplay(
        size: PanelSize(width: 40, height: 60), scale: 1, appearance: .dark, topInset: 5, bottomInset: 5)

    private func touch(_ phase: TouchPayload.Phase, x: Double = 1, y: Double = 2) throws -> TouchPayload {
        try #require(TouchPayload(finger: 0, phase: phase, x: x, y: y))
    }

    @Test("is what is on the display that somebody looks at, and nobody is asked before")
    func looks() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("draws"))
        #expect(try apps.journal() == ["start", "launch"])
        let picture = try #require(await apps.host.screen(of: Self.one, on: Self.small))
        #expect(picture.display == Self.small)
        #expect(picture.number == 1)
        let bitmap = try await picture.picture()
        #expect(bitmap.width == 40 && bitmap.height == 60)
        #expect(try apps.journal().last == "screen 40x60 dark false")
        let larger = try #require(await apps.host.screen(of: Self.one, on: Self.phone))
        let fine = try await larger.picture()
        #expect(fine.width == 780 && fine.height == 1688)
        await apps.host.stopAll()
    }

    @Test("is asked for before the launch where somebody looks already, so windows are made for it")
    func beforeLaunch() async throws {
        let apps = try await LifeHost()
        apps.host.show(on: Self.small)
        _ = try await apps.host.open(apps.launch("draws"))
        #expect(try apps.journal() == ["start", "screen 40x60 dark false", "launch"])
        await apps.record.wait { $0 == .drew(identifier: Self.one, number: 1) }
        #expect(await apps.host.screen(of: Self.one)?.number == 1)
        await apps.host.stopAll()
    }

    @Test("comes again when a touch has changed it, and not before")
    func redraws() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("draws"))
        let first = try #require(await apps.host.screen(of: Self.one, on: Self.small))
        // This one asks for what comes next, and gets what there is.
        #expect(await apps.host.screen(of: Self.one, on: Self.small) == first)
        for phase in [TouchPayload.Phase.began, .moved, .ended] {
            await apps.host.touch(try touch(phase), in: Self.one)
        }
        await apps.record.wait { $0 == .drew(identifier: Self.one, number: 2) }
        let journal = try apps.journal()
        let second = try #require(await apps.host.screen(of: Self.one, on: Self.small))
        #expect(second.number == 2 && second.tree[1] != first.tree[1])
        #expect(
            journal.suffix(4) == [
                "screen 40x60 dark true", "touch 0 began 1.0,2.0", "touch 0 moved 1.0,2.0", "touch 0 ended 1.0,2.0",
            ])
        await apps.host.stopAll()
    }

    @Test("reports the fields in it, and what is typed into them reaches the app while nothing lies over it")
    func fields() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("drawsFields"))
        let name = try #require(TypingPayload(field: 1, .text("安", revision: 1)))
        await apps.host.type(name, in: Self.one)
        let first = try #require(await apps.host.screen(of: Self.one, on: Self.small))
        let field = try #require(first.fields.first)
        #expect(field.text == "" && field.revision == 0, "nobody types into what the app has not told about")
        _ = await apps.host.screen(of: Self.one, on: Self.small)
        await apps.host.type(name, in: Self.one)
        await apps.record.wait { if case .drew(Self.one, 2, _) = $0 { true } else { false } }
        let second = try #require(await apps.host.screen(of: Self.one, on: Self.small))
        #expect(second.fields.map(\.text) == ["安"] && second.fields.map(\.revision) == [1])
        #expect(apps.record.events.contains(.drew(identifier: Self.one, number: 2, fields: second.fields)))
        await apps.host.cover()
        await apps.record.wait(for: .inactive)
        await apps.host.type(try #require(TypingPayload(field: 1, .enter)), in: Self.one)
        await apps.host.uncover()
        await apps.record.wait(for: [.launching, .active, .inactive, .active])
        await apps.host.type(try #require(TypingPayload(field: 1, .leave)), in: Self.one)
        _ = await apps.host.screen(of: Self.one, on: Self.small, isNow: true)
        #expect(
            try apps.journal().filter { $0.hasPrefix("typing") } == [
                "typing 1 text(\"安\", revision: 1)", "typing 1 leave",
            ])
        await apps.host.stopAll()
    }

    @Test("is nobody's once the app in front is gone, however it went")
    func end() async throws {
        let apps = try await LifeHost()
        let opened = try await apps.host.open(apps.launch("draws"))
        #expect(await apps.host.inFront == Self.one)
        kill(try #require(opened.app.process), SIGKILL)
        _ = await apps.host.end(of: Self.one)
        #expect(await apps.host.inFront == nil)
        #expect(await !apps.host.isInFront(Self.one))
        _ = try await apps.host.open(apps.launch("draws"))
        #expect(await apps.host.inFront == Self.one)
        await apps.host.stopAll()
    }

    @Test("is redrawn for anyone who wants it as it is now")
    func now() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("draws"))
        let first = try #require(await apps.host.screen(of: Self.one, on: Self.small))
        // Nobody has asked since.
        await apps.host.touch(try touch(.ended), in: Self.one)
        let second = try #require(await apps.host.screen(of: Self.one, on: Self.small, isNow: true))
        #expect(second.number == 2 && second.tree[1] != first.tree[1])
        let third = try #require(await apps.host.screen(of: Self.one, on: Self.small, isNow: true))
        #expect(third.number == 3 && third.tree[1] == second.tree[1])
        await apps.host.stopAll()
    }

    @Test("that nobody looks at again is drawn once more at most")
    func unwatched() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("draws"))
        _ = await apps.host.screen(of: Self.one, on: Self.small)
        _ = await apps.host.screen(of: Self.one, on: Self.small)
        for _ in 0..<20 { await apps.host.touch(try touch(.ended), in: Self.one) }
        await apps.host.stopAll()
        let drawn = apps.record.events.count { if case .drew = $0 { true } else { false } }
        #expect(drawn <= 2)
        #expect(apps.record.problems == [])
    }

    @Test("stays as it was when the app has left, and the app is asked no more")
    func background() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("draws"))
        let front = try #require(await apps.host.screen(of: Self.one, on: Self.small))
        _ = try await apps.host.open(apps.launch("draws", app: "two"))
        let before = try apps.journal()
        #expect(await apps.host.screen(of: Self.one, on: Self.phone) == front)
        await apps.host.touch(try touch(.began), in: Self.one)
        #expect(try apps.journal() == before)
        await apps.host.stop(Self.one)
        #expect(await apps.host.screen(of: Self.one) == nil, "an app that has ended shows nothing")
        await apps.host.stopAll()
    }

    @Test("that was looked at in the background comes again once the app is back, on the display there is by then")
    func comesBack() async throws {
        let apps = try await LifeHost()
        apps.host.show(on: Self.small)
        _ = try await apps.host.open(apps.launch("draws"))
        await apps.record.wait { $0 == .drew(identifier: Self.one, number: 1) }
        await apps.host.sendToBackground(Self.one)
        apps.host.show(on: Self.phone)
        #expect(await apps.host.screen(of: Self.one)?.display == Self.small, "it is what it showed last")
        _ = try await apps.host.open(apps.launch("draws"))
        await apps.record.wait { $0 == .drew(identifier: Self.one, number: 2) }
        #expect(await apps.host.screen(of: Self.one)?.display == Self.phone)
        let asked = try apps.journal().first { $0.hasPrefix("screen 390") }
        #expect(asked == "screen 390x844 light false")
        await apps.host.stopAll()
    }

    @Test("feels no fingers while something lies over the app")
    func covered() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("draws"))
        await apps.host.cover()
        await apps.record.wait(for: .inactive)
        await apps.host.touch(try touch(.began), in: Self.one)
        await apps.host.uncover()
        await apps.record.wait(for: [.launching, .active, .inactive, .active])
        await apps.host.touch(try touch(.ended), in: Self.one)
        _ = await apps.host.screen(of: Self.one, on: Self.small)
        #expect(try apps.journal().filter { $0.hasPrefix("touch") } == ["touch 0 ended 1.0,2.0"])
        await apps.host.stopAll()
    }

    @Test("is nothing where an app has none, or does not draw in time", arguments: ["lives", "neverDraws"])
    func nothing(mode: String) async throws {
        let apps = try await LifeHost(.hasty)
        _ = try await apps.host.open(apps.launch(mode))
        #expect(await apps.host.screen(of: Self.one, on: Self.small) == nil)
        await apps.host.sendToBackground(Self.one)
        #expect(await apps.host.running.map(\.state) == [.background])
        #expect(apps.record.problems == [])
        await apps.host.stopAll()
    }

    @Test(
        "ends an app that sends what nobody asked for, and the others live",
        arguments: [
            ("drawsUnasked", "described its screen without a request"),
            ("drawsTwice", "described its screen without a request"),
            ("floodsLayers", "described its screen without a request"), ("drawsLooseLayers", "an invalid screen"),
            ("liesAboutLayers", "unreadable message"), ("drawsLooseFields", "text fields outside the screen"),
            ("drawsManyFields", "text fields outside the screen"),
        ])
    func hostile(mode: String, text: String) async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("draws", app: "two"))
        _ = await apps.failure(of: try apps.launch(mode))
        _ = await apps.host.screen(of: Self.one, on: Self.small)
        _ = await apps.host.end(of: Self.one)
        #expect(apps.record.ends.contains { $0.contains(text) }, "\(apps.record.ends)")
        _ = try await apps.host.open(apps.launch("draws", app: "two"))
        #expect(await apps.host.screen(of: "com.example.two", on: Self.small) != nil)
        await apps.host.stopAll()
    }
}
