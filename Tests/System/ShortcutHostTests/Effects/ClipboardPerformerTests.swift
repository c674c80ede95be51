// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutHost
import ShortcutRunner
import Shortcuts
import Testing

@Suite("The clipboard of shortcuts")
struct ClipboardPerformerTests {
    private func performer(_ fake: FakeTools, own: OwnClipboard = OwnClipboard()) -> ClipboardPerformer {
        ClipboardPerformer(fake.tools, own: own, coercion: .fixed)
    }

    @Test("is one of our own without a desktop, or without a program", arguments: [[:], ["DISPLAY": ":0"]])
    func own(variables: [String: String]) async throws {
        let (fake, own) = (try FakeTools(variables), OwnClipboard())
        _ = try await performer(fake, own: own).content(.writeClipboard(.text("kept")))
        #expect(try await performer(fake, own: own).text(.readClipboard) == "kept")
        #expect(try await performer(fake).content(.readClipboard).isEmpty)
    }

    @Test(
        "is written on each desktop by its own program",
        arguments: [
            (["WAYLAND_DISPLAY": "wayland-0"], "wl-copy", "wl-copy|--type|text/plain;charset=utf-8"),
            (["DISPLAY": ":0"], "xclip", "xclip|-selection|clipboard|-t|UTF8_STRING|-i"),
            (["DISPLAY": ":0"], "xsel", "xsel|--clipboard|--input"),
        ])
    func writing(variables: [String: String], tool: String, call: String) async throws {
        let fake = try FakeTools(variables)
        try fake.add(tool, "/bin/cat > '\(fake.path)/copied'")
        let given = try await performer(fake).content(.writeClipboard(.text("-n héllo\n")))
        #expect(Coercion.fixed.text(given) == "-n héllo\n")
        #expect(fake.calls == [call])
        #expect(fake.noted("copied") == "-n héllo\n")
    }

    @Test("is left to what keeps it, which lives on")
    func keeping() async throws {
        let fake = try FakeTools(["WAYLAND_DISPLAY": "wayland-0"])
        // It says that it lives when its parent is gone, into a pipe that the test reads to its end.
        let (alive, go) = (try NamedPipe(fake.path + "/alive"), try NamedPipe(fake.path + "/go"))
        try fake.add(
            "wl-copy",
            "( exec < /dev/null > /dev/null 2>&1; read nothing < '\(go.path)'; echo yes > '\(alive.path)' ) &")
        _ = try await performer(fake).content(.writeClipboard(.text("x")))
        await go.letGo()
        #expect(await alive.text() == "yes")
    }

    @Test("has a picture, or files that are named and not read")
    func kinds() async throws {
        let fake = try FakeTools(["WAYLAND_DISPLAY": "wayland-0"])
        try fake.add("wl-copy", "/bin/cat > '\(fake.path)/copied'")
        let picture = ContentFile(name: "p.png", type: "public.png", data: Data([0x89, 0x50, 0x4E, 0x47]))
        _ = try await performer(fake).content(.writeClipboard(Content(.file(picture))))
        #expect(try fake.data("copied") == picture.data)
        let pdf = ContentFile(name: "a b.pdf", type: "com.adobe.pdf", data: Data(), path: "/home/a b.pdf")
        _ = try await performer(fake).content(.writeClipboard(Content(.file(pdf))))
        #expect(fake.noted("copied") == "file:///home/a%20b.pdf\r\n")
        #expect(fake.calls == ["wl-copy|--type|image/png", "wl-copy|--type|text/uri-list"])

        try fake.add("wl-paste", "[ \"$1\" = --list-types ] && echo text/uri-list || printf 'file:///etc/passwd\r\n'")
        guard case .one(let item) = try await performer(fake).content(.readClipboard), case .url(let url) = item.value
        else { return #expect(Bool(false), "no address was read") }
        #expect(url == "file:///etc/passwd")

        try fake.add("wl-paste", "[ \"$1\" = --list-types ] && echo image/png || printf '\\211PNG'")
        let read = try await performer(fake).content(.readClipboard).files
        #expect(read.map(\.name) == ["Image.png"])
        #expect(read.map(\.data) == [picture.data])
    }

    @Test("is empty, which is not a failure")
    func empty() async throws {
        let fake = try FakeTools(["DISPLAY": ":0"])
        try fake.add("xclip", "echo 'Error: target STRING not available' >&2; exit 1")
        #expect(try await performer(fake).content(.readClipboard).isEmpty)
    }
}
