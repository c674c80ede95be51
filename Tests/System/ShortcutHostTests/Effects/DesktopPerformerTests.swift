// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
import Shortcuts
import Testing

@testable import ShortcutHost

@Suite("Shortcuts on the desktop")
struct DesktopPerformerTests {
    private static let desktop = ["DISPLAY": ":0"]

    private func notification(_ title: String, _ text: String, sound: Bool = false) -> Effect {
        .show(Presentation(.notification(title: title, sound: sound), .text(text)))
    }

    @Test("show notifications as plain text")
    func notifications() async throws {
        let bus = try FakeBus()
        let fake = try FakeTools(["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": bus.address])
        let performer = NotificationPerformer(fake.tools, coercion: .fixed)
        var number = BusBytes()
        number.number(1)
        bus.answer(FakeBus.hello + [.init("Notify", BusBytes.reply("u", number, to: 2))])
        #expect(try await performer.text(notification("-i x", "<b>1 & 2</b>")) == "<b>1 & 2</b>")
        #expect(bus.heard("-i x") && bus.heard("&lt;b&gt;1 &amp; 2&lt;/b&gt;"))
    }

    @Test("leave notifications to others where no desktop shows them")
    func noNotifications() async throws {
        let bus = try FakeBus()
        for variables in [
            [:], Self.desktop, ["DBUS_SESSION_BUS_ADDRESS": bus.address],
            ["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"],
        ] as [[String: String]] {
            let performer = NotificationPerformer(try FakeTools(variables).tools, coercion: .fixed)
            #expect(await performer.perform(notification("a", "b")) == nil, "\(variables)")
        }
        let shown = try FakeTools(["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": bus.address])
        let result = Effect.show(Presentation(.result, .text("x")))
        #expect(await NotificationPerformer(shown.tools, coercion: .fixed).perform(result) == nil)
    }

    // MARK: - Pictures of the screen

    private func screenshot(_ fake: FakeTools) -> ScreenshotPerformer {
        ScreenshotPerformer(fake.tools, environment: .fixed)
    }

    @Test(
        "take screenshots, named by the moment",
        arguments: [
            ("WAYLAND_DISPLAY", "grim", "printf '\\211PNG'"), ("DISPLAY", "import", "printf '\\211PNG'"),
            ("DISPLAY", "scrot", "printf '\\211PNG' > \"$3\""),
            ("WAYLAND_DISPLAY", "gnome-screenshot", "printf '\\211PNG' > \"$2\""),
            ("DISPLAY", "spectacle", "printf '\\211PNG' > \"$5\""),
        ])
    func pictures(display: String, tool: String, script: String) async throws {
        let fake = try FakeTools([display: "0"])
        try fake.add(tool, script)
        let files = try await screenshot(fake).content(.takeScreenshot).files
        #expect(files.map(\.name) == ["Screenshot 2023-11-14 22.13.20.png"])
        #expect(files.map(\.data) == [Data([0x89, 0x50, 0x4E, 0x47])])
        #expect(try FileManager.default.contentsOfDirectory(atPath: fake.path).sorted() == ["calls", tool].sorted())
    }

    @Test("take none without a desktop or a program, or of what is not a picture")
    func noPictures() async throws {
        let fake = try FakeTools()
        try fake.add("grim", "echo x")
        #expect(await screenshot(fake).failure(.takeScreenshot)?.remedy == "run it in a desktop session")
        #expect(await screenshot(try FakeTools(Self.desktop)).failure(.takeScreenshot)?.kind == .missing)
        let wayland = try FakeTools(["WAYLAND_DISPLAY": "0"])
        try wayland.add("grim", "echo x")
        #expect(await screenshot(wayland).failure(.takeScreenshot) != nil)
    }
}
