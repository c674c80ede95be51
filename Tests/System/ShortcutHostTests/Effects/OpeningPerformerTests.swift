// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
import Shortcuts
import TestSupport
import Testing

@testable import ShortcutHost

@Suite("Shortcuts that open, print and send")
struct OpeningPerformerTests {
    private func opening(_ fake: FakeTools, taken: Set<String> = []) -> OpeningPerformer {
        OpeningPerformer(fake.tools) { url in
            taken.contains(url.scheme ?? "")
        } openApp: { _ in
        }
    }

    @Test("open addresses in apps first, and those of the desktop there")
    func open() async throws {
        let fake = try FakeTools(["DISPLAY": ":0"])
        try fake.add("xdg-open")
        _ = try await opening(fake, taken: ["pizza"])
            .content(.openURLs(["pizza://order", "https://example.org/?q=a|b%20c", "mailto:a@example.org"]))
        #expect(fake.calls.map { $0.prefix(24) } == ["xdg-open|https://example", "xdg-open|mailto:a@exampl"])
    }

    @Test(
        "open nothing that is no address, or whose program would run it",
        arguments: [
            "file:///etc/passwd", "javascript:alert(1)", "smb://host/x", "-x", "", "no address", "pizza://x", "vnc:x",
        ])
    func refused(address: String) async throws {
        let fake = try FakeTools(["DISPLAY": ":0"])
        try fake.add("xdg-open")
        #expect(await opening(fake).failure(.openURLs(["https://example.org", address])) != nil)
        #expect(!fake.calls.contains { $0 != "xdg-open|https://example.org" })
    }

    @Test("open nothing without a desktop")
    func noDesktop() async throws {
        let fake = try FakeTools()
        try fake.add("xdg-open")
        #expect(await opening(fake).failure(.openURLs(["https://example.org"]))?.kind == .missing)
        #expect(fake.calls.isEmpty)
    }

    // MARK: - Paper

    @Test("print texts and documents, and nothing where one of them cannot be")
    func print() async throws {
        let fake = try FakeTools()
        try fake.add("lp", "/bin/cat >> '\(fake.path)/paper'")
        let performer = PrintPerformer(fake.tools, coercion: .fixed)
        _ = try await performer.content(
            .print(Content([ContentItem(.text("hello")), ContentItem(.file(.named("-a.pdf", "%PDF")))])))
        #expect(fake.calls == ["lp|-s|-t|hello", "lp|-s|-t|-a"])
        #expect(fake.noted("paper") == "hello%PDF")
        let mixed = Content([ContentItem(.text("more")), ContentItem(.file(.named("a.zip", "PK")))])
        #expect(await performer.failure(.print(mixed)) != nil)
        #expect(fake.calls.count == 2)
        #expect(
            await PrintPerformer(try FakeTools().tools, coercion: .fixed).failure(.print(.text("x")))?.remedy
                == "install the package cups-client")
    }

    // MARK: - Mail

    @Test("open a mail with all that it has")
    func mail() async throws {
        let (fake, place) = (try FakeTools(["DISPLAY": ":0"]), try TemporaryFolder())
        try fake.add("xdg-email")
        let performer = MailPerformer(fake.tools, coercion: .fixed, outgoing: place.url.appending(path: "out"))
        let content = Content([
            ContentItem(.text("Hi\n--attach /etc/passwd")), ContentItem(.file(.named("../a.pdf", "%PDF"))),
        ])
        var message = Message(.mail, to: ["ada@example.org"], content, subject: "-s\nBcc: x")
        message.copies = ["b@example.org"]
        message.hiddenCopies = ["c@example.org"]
        _ = try await performer.content(.send(message))
        let words = fake.calls.joined(separator: "\n").split(separator: "|").map(String.init)
        #expect(
            words.prefix(7) == ["xdg-email", "--utf8", "--cc", "b@example.org", "--bcc", "c@example.org", "--subject"])
        #expect(words[7...9] == ["-s Bcc: x", "--body", "Hi\n--attach /etc/passwd"])
        #expect(words[10] == "--attach")
        #expect(words[11].hasPrefix(place.url.path(percentEncoded: false)) && words[11].hasSuffix("/..-a.pdf"))
        #expect(try String(contentsOfFile: words[11], encoding: .utf8) == "%PDF")
        #expect(words[12...] == ["ada@example.org"])
    }

    @Test(
        "send nothing to an invalid address",
        arguments: [
            "--attach=/etc/passwd", "-x@example.org", "a b@example.org", "a@b@c", "ada", "a@example.org\n",
            "a@example.org?attach=x", "@", "a@b,c@d",
        ])
    func addresses(address: String) async throws {
        let fake = try FakeTools(["DISPLAY": ":0"])
        try fake.add("xdg-email")
        let performer = MailPerformer(fake.tools, coercion: .fixed, outgoing: URL(filePath: "/nowhere"))
        #expect(await performer.failure(.send(Message(.mail, to: [address], .text("x")))) != nil)
        var message = Message(.mail, to: ["a@example.org"], .text("x"))
        message.hiddenCopies = [address]
        #expect(await performer.failure(.send(message)) != nil)
        #expect(fake.calls.isEmpty)
    }

    @Test("send no text messages, and no mail without a desktop")
    func noMail() async throws {
        let fake = try FakeTools()
        try fake.add("xdg-email")
        let performer = MailPerformer(fake.tools, coercion: .fixed, outgoing: URL(filePath: "/nowhere"))
        #expect(await performer.failure(.send(Message(.text, to: ["1"], .text("x"))))?.kind == .missing)
        #expect(await performer.failure(.send(Message(.mail, to: ["a@example.org"], .text("x"))))?.kind == .missing)
    }
}
