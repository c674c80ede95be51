// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
import Shortcuts
import Testing

@testable import ShortcutEffects

@Suite("Shortcuts on the desktop")
struct DesktopPerformerTests {
    private static let desktop = ["DISPLAY": ":0"]

    private func notification(_ title: String, _ text: String, sound: Bool = false) -> Effect {
        .show(Presentation(.notification(title: title, sound: sound), .text(text)))
    }

    @Test("show notifications, of which nothing is taken for anything else")
    func notifications() async throws {
        let fake = try FakeTools(Self.desktop)
        try fake.add("notify-send")
        let performer = NotificationPerformer(fake.tools, coercion: .fixed)
        let given = try await performer.text(notification("-i x", "<b>1 & 2</b>"))
        #expect(given == "<b>1 & 2</b>")
        _ = try await performer.text(notification("", "only", sound: true))
        #expect(
            fake.calls == [
                "notify-send|--app-name=Beckon|--|-i x|&lt;b&gt;1 &amp; 2&lt;/b&gt;",
                "notify-send|--app-name=Beckon|--hint=string:sound-name:message|--|only|",
            ])
        try fake.add("gdbus")
        _ = try await performer.text(notification("a \"b\" \\", "x"))
        #expect(
            fake.calls.last?.contains(
                "|org.freedesktop.Notifications.Notify|--|\"Beckon\"|0|\"\"|\"a \\\"b\\\" \\\\\"|\"x\"|") == true)
    }

    @Test("leave notifications to others where no desktop shows them")
    func noNotifications() async throws {
        let none = try FakeTools()
        try none.add("notify-send")
        #expect(await NotificationPerformer(none.tools, coercion: .fixed).perform(notification("a", "b")) == nil)
        let failing = try FakeTools(Self.desktop)
        try failing.add("notify-send", "exit 1")
        #expect(await NotificationPerformer(failing.tools, coercion: .fixed).perform(notification("a", "b")) == nil)
        let result = Effect.show(Presentation(.result, .text("x")))
        #expect(await NotificationPerformer(failing.tools, coercion: .fixed).perform(result) == nil)
    }

    @Test(
        "quote texts as GVariant reads them",
        arguments: [
            ("plain", "\"plain\""), ("it's", "\"it's\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("1\n2\0\u{7}", "\"1\\n2 \""),
        ])
    func quoting(text: String, quoted: String) { #expect(VariantText.quoted(text) == quoted) }

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
