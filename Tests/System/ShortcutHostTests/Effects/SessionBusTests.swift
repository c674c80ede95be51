// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SessionBus
import Testing

@Suite("The desktop's services on the session bus", .timeLimit(.minutes(1)))
struct SessionBusTests {
    typealias Step = FakeBus.Step

    private static let handle = "/org/freedesktop/portal/desktop/request/1_1/beckon"
    private let bus: FakeBus

    init() throws { bus = try FakeBus() }

    private func screenshot(_ steps: [Step]) async throws -> SessionBus.Screenshot {
        bus.answer(steps)
        return try await #require(SessionBus(address: bus.address)).takeScreenshot()
    }

    private static let reply: [UInt8] = {
        var body = BusBytes()
        body.text(handle)
        return BusBytes.reply("o", body, to: 2)
    }()

    private static func response(_ code: UInt32, _ uri: String?, at path: String = handle) -> [UInt8] {
        var body = BusBytes()
        body.number(code)
        body.dictionary(uri.map { ["uri": $0] } ?? [:])
        return BusBytes.response(body, at: path)
    }

    private static func portal(_ bytes: [UInt8]) -> [Step] { FakeBus.hello + [Step("interactive", bytes)] }

    @Test("the portal gives the address of the picture, even if its signal comes before its reply")
    func taken() async throws {
        let other = Self.response(0, "file:///no", at: "/other")
        #expect(
            try await screenshot(Self.portal(other + Self.reply + Self.response(0, "file:///a%20b.png")))
                == .taken("file:///a%20b.png"))
        #expect(
            try await screenshot(Self.portal(Self.response(0, "file:///x.png") + Self.reply)) == .taken("file:///x.png")
        )
    }

    @Test("the person may decline a picture of the screen")
    func declined() async throws {
        #expect(try await screenshot(Self.portal(Self.reply + Self.response(1, nil))) == .declined)
    }

    @Test(
        "there is no picture if the bus or the portal answers nonsense",
        arguments: [
            [Step("AUTH\r\n", "REJECTED")], [Step("AUTH\r\n", "REJECTED EXTERNAL"), Step("AUTH EXTERNAL", "OK 1")],
            FakeBus.welcome + [Step("Hello", [UInt8](repeating: 0xFF, count: 400))],
            FakeBus.welcome + [Step("Hello", BusBytes.error(to: 1))], portal(reply + response(2, nil)),
            portal(reply + response(0, nil)), portal(BusBytes.error(to: 2)),
            portal(reply + [UInt8](repeating: 0xFF, count: 400)),
        ])
    func nonsense(steps: [Step]) async throws { #expect(try await screenshot(steps) == .unavailable) }

    @Test(
        "a bus that hangs is left when the task is cancelled",
        arguments: [
            [], [Step("AUTH\r\n", String(repeating: "x", count: 4000))], FakeBus.welcome, FakeBus.hello, portal(reply),
            portal(Array(reply.prefix(40))),
        ])
    func hanging(steps: [Step]) async throws {
        let task = Task { try await screenshot(steps) }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        #expect(try await task.value == .unavailable)
    }

    @Test(
        "only sockets of this machine are reached",
        arguments: ["", "tcp:host=example.org", "unixexec:path=/bin/true", "autolaunch:"])
    func otherAddresses(address: String) { #expect(SessionBus(address: address) == nil) }

    @Test(
        "there is no picture without a bus",
        arguments: ["path=/nowhere/bus", "abstract=beckon-nobody", "path=" + String(repeating: "x", count: 300)])
    func noBus(socket: String) async throws {
        let bus = try #require(SessionBus(address: "unix:" + socket))
        #expect(await bus.takeScreenshot() == .unavailable)
    }

    @Test("a notification reaches the desktop with its sound", arguments: [true, false])
    func notification(makesSound: Bool) async throws {
        var number = BusBytes()
        number.number(1)
        bus.answer(
            FakeBus.hello + [Step(makesSound ? "sound-name" : "suppress-sound", BusBytes.reply("u", number, to: 2))])
        let desktop = try #require(SessionBus(address: bus.address))
        #expect(await desktop.notify("a \"b\" \\", body: "x &amp; y", makesSound: makesSound))
        for text in ["Notify", "a \"b\" \\", "x &amp; y", makesSound ? "sound-name" : "suppress-sound"] {
            #expect(bus.heard(text), "\(text)")
        }
        #expect(!bus.heard(makesSound ? "suppress-sound" : "sound-name"))
    }

    @Test("a notification that the desktop refuses is not shown")
    func refused() async throws {
        bus.answer(FakeBus.hello + [Step("Notify", BusBytes.error(to: 2))])
        let desktop = try #require(SessionBus(address: bus.address))
        #expect(await !desktop.notify("a", body: "b", makesSound: false))
    }
}
