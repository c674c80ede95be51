// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import BeckonSystem

@Suite("Contacts from folders")
struct FolderContactSourceTests {
    private let folder: TemporaryFolder
    private var home: URL { folder.url.appending(path: "home", directoryHint: .isDirectory) }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    private func source() -> FolderContactSource {
        FolderContactSource(environment: ["HOME": home.path(percentEncoded: false)])
    }

    private func write(_ text: String, to path: String) throws {
        let file = home.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static func card(_ names: String...) -> String {
        names.map { "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\($0)\r\nEND:VCARD\r\n" }.joined()
    }

    private func names(_ source: FolderContactSource, besides folders: [String] = []) async -> [String] {
        await source.contacts(besides: folders).directory.contacts.map(\.displayName)
    }

    /// Makes everything look as if it had been there for long.
    private func age() throws {
        let paths = try #require(FileManager.default.enumerator(atPath: folder.url.path)?.allObjects as? [String])
        for path in paths {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
                ofItemAtPath: folder.url.appending(path: path).path)
        }
    }

    @Test("are found in the usual places, in folders of folders and in files with many")
    func usual() async throws {
        try write(Self.card("Ada"), to: ".local/share/contacts/ada.vcf")
        try write(Self.card("Bob", "Carl"), to: ".contacts/all.VCF")
        try write(Self.card("Dora"), to: ".contacts/family/dora.vcard")
        try write(Self.card("Draft"), to: ".contacts/.draft.vcf")
        try write(Self.card("Hidden"), to: ".contacts/.git/hidden.vcf")
        try write(Self.card("Text"), to: ".contacts/readme.txt")
        try write(Self.card("Deep"), to: ".contacts/1/2/3/4/deep.vcf")
        let source = self.source()
        #expect(await names(source) == ["Ada", "Bob", "Carl", "Dora"])
        #expect(await source.contacts(besides: []).problems.isEmpty)
    }

    @Test("are empty if there is no folder, which is not a problem")
    func none() async {
        let source = self.source()
        #expect(await names(source).isEmpty)
        #expect(await source.contacts(besides: []).problems.isEmpty)
    }

    @Test("come from a folder that the person has named, and from the one that XDG_DATA_HOME says")
    func named() async throws {
        try write(Self.card("Ada"), to: "mine/ada.vcf")
        try write(Self.card("Bob"), to: "data/contacts/bob.vcf")
        let environment = ["HOME": home.path, "XDG_DATA_HOME": home.appending(path: "data").path]
        let source = FolderContactSource(environment: environment)
        #expect(await names(source, besides: ["~/mine", "relative"]) == ["Ada", "Bob"])
        #expect(await names(source) == ["Bob"])
    }

    @Test("of a named folder that does not exist are missed")
    func missing() async {
        let contacts = await source().contacts(besides: ["~/nowhere"])
        #expect(contacts.problems.map(\.subject) == [home.path + "/nowhere/"])
        #expect(
            contacts.problems.first?.description.hasSuffix(
                "cannot be read: No such file or directory; make it readable, or name another one") == true)
    }

    @Test("are looked for over no link, nor in pipes")
    func links() async throws {
        try write(Self.card("Outside"), to: "outside/o.vcf")
        try write(Self.card("Ada"), to: "real/ada.vcf")
        let place = home.appending(path: "real")
        try #require(symlink("../outside", place.appending(path: "folder").path) == 0)
        try #require(symlink("../outside/o.vcf", place.appending(path: "file.vcf").path) == 0)
        try #require(mkfifo(place.appending(path: "pipe.vcf").path, 0o600) == 0)
        try FileManager.default.createDirectory(
            at: place.appending(path: "folder.vcf"), withIntermediateDirectories: true)
        // The folder itself may be one: the path is the person's own.
        try #require(symlink("real", home.appending(path: ".contacts").path) == 0)
        #expect(await names(source()) == ["Ada"])
    }

    @Test("in a file without cards, or too large, are told about")
    func problems() async throws {
        try write("hello", to: ".contacts/hello.vcf")
        let large = home.appending(path: ".contacts/large.vcf")
        try write("", to: ".contacts/large.vcf")
        try #require(truncate(large.path, 33 << 20) == 0)
        let problems = await source().contacts(besides: []).problems
        #expect(
            problems.map(\.description) == [
                home.path + "/.contacts/hello.vcf: there is no card of a contact in it; "
                    + "write it as a vCard, or take it out of the folder",
                large.path + ": it has more than 33554432 bytes; split the file",
            ])
    }

    @Test("are read in the characters that the card says")
    func characters() async throws {
        let head = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=CD=F5=CE=B0\r\n"
        try write(head + "END:VCARD\r\n", to: ".contacts/old.vcf")
        #expect(await names(source()) == ["王伟"])
    }

    @Test("are read again only when a folder or a file has changed")
    func again() async throws {
        try write(Self.card("Ada"), to: ".contacts/a/ada.vcf")
        try age()
        let source = self.source()
        for _ in 0..<3 { #expect(await names(source) == ["Ada"]) }
        #expect(await source.readingCount == 1)
        try write(Self.card("Bob"), to: ".contacts/a/bob.vcf")
        try age()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_009)],
            ofItemAtPath: home.appending(path: ".contacts/a").path)
        for _ in 0..<3 { #expect(await names(source) == ["Ada", "Bob"]) }
        #expect(await source.readingCount == 2)
        // In its place, so that no folder changes.
        let file = try FileHandle(forWritingTo: home.appending(path: ".contacts/a/bob.vcf"))
        try file.seekToEnd()
        try file.write(contentsOf: Data(Self.card("Carl").utf8))
        #expect(await names(source) == ["Ada", "Bob", "Carl"])
        try FileManager.default.removeItem(at: home.appending(path: ".contacts"))
        #expect(await names(source).isEmpty)
    }

    @Test("that change right after they were read are read again")
    func atOnce() async throws {
        let source = self.source()
        for name in ["Ada", "Bob", "Carl", "Dora"] {
            try write(Self.card(name), to: ".contacts/one.vcf")
            #expect(await names(source) == [name])
        }
    }
}
