// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutHost
import ShortcutRunner
import Shortcuts
import TestSupport
import Testing

@Suite("The files of a shortcut")
struct FilesPerformerTests {
    private let place: TemporaryFolder
    private let performer: FilesPerformer
    private var folder: URL { place.url.appending(path: "own", directoryHint: .isDirectory) }

    init() throws {
        place = try TemporaryFolder()
        performer = FilesPerformer(
            ShortcutFolder(place.url.appending(path: "own", directoryHint: .isDirectory)), pointing: nil)
    }

    private func path(_ name: String) -> String { place.url.appending(path: name).path(percentEncoded: false) }

    private func written(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private func save(
        _ name: String, _ text: String, at path: String? = nil, overwrites: Bool = false
    ) async throws -> [ContentFile] {
        try await performer.content(.files(.save([.named(name, text)], path: path ?? name, overwrites: overwrites)))
            .files
    }

    private func names(_ path: String, isDeep: Bool) async throws -> [String] {
        try await performer.content(.files(.listFolder(nil, path: path, isDeep: isDeep))).files.compactMap(\.path)
    }

    // MARK: - What is done

    @Test("are kept, and opened again by their paths")
    func saveAndOpen() async throws {
        let saved = try await save("a.txt", "hello", at: "notes/2026/")
        #expect(saved.map(\.path) == ["notes/2026/a.txt"])
        let opened = try await performer.content(
            .files(.open(path: "notes/2026/a.txt", allowsSeveral: false, .fails)))
        #expect(opened.files.map(\.text) == ["hello"])
        #expect(opened.files.map(\.type) == ["public.plain-text"])
    }

    @Test("are replaced where that is wanted, and numbered where it is not")
    func overwriting() async throws {
        _ = try await save("a.txt", "1")
        #expect(try await save("a.txt", "2").map(\.name) == ["a 2.txt"])
        #expect(try await save("a.txt", "3").map(\.name) == ["a 3.txt"])
        #expect(try await save("a.txt", "4", overwrites: true).map(\.name) == ["a.txt"])
        #expect(try written("a.txt") == "4")
        #expect(try written("a 2.txt") == "2")
    }

    @Test("of one name that are kept together do not replace one another")
    func several() async throws {
        let files = [ContentFile.named("a.txt", "1"), .named("a.txt", "2")]
        let saved = try await performer.content(.files(.save(files, path: "all/", overwrites: true))).files
        #expect(saved.map(\.name) == ["a.txt", "a 2.txt"])
        #expect(try written("all/a 2.txt") == "2")
    }

    @Test(
        "grow at their end or their beginning, each time by a line",
        arguments: [
            (false, true, "one\ntwo"), (true, true, "two\none"), (false, false, "onetwo"), (true, false, "twoone"),
        ])
    func append(isBefore: Bool, onNewLine: Bool, whole: String) async throws {
        for text in ["one", "two"] {
            _ = try await performer.content(
                .files(.append(text, path: "log/x.txt", isBefore: isBefore, onNewLine: onNewLine)))
        }
        #expect(try written("log/x.txt") == whole)
    }

    @Test("are listed by name, deep or not, without links and the bin")
    func listing() async throws {
        for path in ["b.txt", "a.txt", "d/c.txt", "d/e/f.txt"] { _ = try await save("x", "x", at: path) }
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link"), withDestinationURL: URL(filePath: "/etc"))
        _ = try await performer.content(.files(.delete([.named("b.txt", "", path: "b.txt")], forGood: false)))
        #expect(try await names("", isDeep: false) == ["a.txt", "d"])
        #expect(try await names("", isDeep: true) == ["a.txt", "d", "d/c.txt", "d/e", "d/e/f.txt"])
        #expect(try await names("d", isDeep: false) == ["d/c.txt", "d/e"])
    }

    @Test("lie in the bin when they are deleted, or are gone")
    func delete() async throws {
        for text in ["1", "2"] {
            _ = try await save("a.txt", text)
            _ = try await performer.content(.files(.delete([.named("a.txt", "", path: "a.txt")], forGood: false)))
        }
        #expect(try written(".Trash/a.txt") == "1")
        #expect(try written(".Trash/a 2.txt") == "2")
        _ = try await save("f.txt", "x", at: "deep/er/f.txt")
        _ = try await performer.content(.files(.delete([.named("deep", "", path: "deep")], forGood: true)))
        #expect(try await names("", isDeep: true) == [])
    }

    @Test("move into folders and to other names, and keep their paths")
    func move() async throws {
        let file = try #require(try await save("a.txt", "1").first)
        let moved = try await performer.content(.files(.move([file], path: "new/", overwrites: false))).files
        #expect(moved.map(\.path) == ["new/a.txt"])
        let renamed = try await performer.content(.files(.rename(moved[0], name: "b.txt"))).files
        #expect(renamed.map(\.path) == ["new/b.txt"])
        #expect(try written("new/b.txt") == "1")
    }

    @Test("have addresses")
    func link() async throws {
        let file = try #require(try await save("a b.txt", "1").first)
        let address = try await performer.text(.files(.link(file)))
        #expect(address == folder.appending(path: "a b.txt").absoluteString)
    }

    @Test("that do not exist are nothing where that may be")
    func absent() async throws {
        let content = try await performer.content(
            .files(.open(path: "no", allowsSeveral: false, .givesNothing)))
        #expect(content.isEmpty)
        let failure = await performer.failure(.files(.open(path: "no", allowsSeveral: false, .fails)))
        #expect(failure?.reason == "there is no file ‘no’")
    }

    @Test("are those of the folder where a path begins with a slash, as the folder of shortcuts is the root of a phone")
    func roots() async throws {
        _ = try await save("a.txt", "tea", at: "/Notes/a.txt")
        #expect(try written("Notes/a.txt") == "tea")
        let opened = try await performer.content(.files(.open(path: "/Notes/a.txt", allowsSeveral: false, .fails)))
        #expect(opened.files.map(\.text) == ["tea"])
        #expect(await performer.failure(.files(.open(path: "/etc/passwd", allowsSeveral: false, .fails))) != nil)
    }

    @Test("are asked for where they lay on somebody else's machine")
    func asked() async throws {
        _ = try await save("b.txt", "b")
        let path = path("own/b.txt")
        let asking = FilesPerformer(ShortcutFolder(folder)) { prompt in "\(prompt)".contains("a.txt") ? path : nil }
        let opened = try await asking.content(.files(.open(path: "a.txt", allowsSeveral: false, .asks)))
        #expect(opened.files.map(\.text) == ["b"])
        #expect(await performer.failure(.files(.open(path: "a.txt", allowsSeveral: false, .asks))) != nil)
    }

    @Test("are saved where the person says when they are shared")
    func sharing() async throws {
        let target = path("shared.zip")
        let sharing = FilesPerformer(ShortcutFolder(folder)) { prompt in
            "\(prompt)".contains("Archive.zip") ? target : nil
        }
        let archive = ContentFile(name: "Archive.zip", type: "public.zip-archive", data: Data("zip".utf8))
        _ = try await sharing.content(.share(Content(.file(archive))))
        #expect(try Data(contentsOf: URL(filePath: target)) == Data("zip".utf8))
    }

    // MARK: - Ways out

    @Test(
        "are not reached by paths that lead out",
        arguments: [
            "../x", "a/../../x", "/../x", "a/..", "\0", "a\0b", String(repeating: "x", count: 256),
            String(repeating: "a/", count: 40) + "x",
        ])
    func waysOut(path: String) async throws {
        _ = try await save("x", "x")
        let requests: [FileRequest] = [
            .open(path: path, allowsSeveral: false, .givesNothing),
            .save([.named("y", "y")], path: path, overwrites: true), .createFolder(path: path),
            .append("y", path: path, isBefore: false, onNewLine: false),
            .delete([.named("y", "y", path: path)], forGood: true), .listFolder(nil, path: path, isDeep: true),
            .move([.named("x", "x", path: "x")], path: path, overwrites: true),
            .move([.named("y", "y", path: path)], path: "z", overwrites: true),
            .link(.named("y", "y", path: path)),
        ]
        for request in requests {
            #expect(await performer.failure(.files(request)) != nil, "\(request)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path(percentEncoded: false)) == ["own"])
    }

    @Test("are not reached over links that lie in the folder")
    func links() async throws {
        _ = try await save("x", "x")
        let outside = place.url.appending(path: "outside", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
        try Data("secret".utf8).write(to: outside.appending(path: "s.txt"))
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "out"), withDestinationURL: outside)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "s.txt"), withDestinationURL: outside.appending(path: "s.txt"))
        let requests: [FileRequest] = [
            .open(path: "s.txt", allowsSeveral: false, .givesNothing),
            .open(path: "out/s.txt", allowsSeveral: false, .fails),
            .save([.named("n", "n")], path: "out/n", overwrites: true),
            .append("n", path: "s.txt", isBefore: false, onNewLine: false), .createFolder(path: "out/new"),
            .listFolder(nil, path: "out", isDeep: true),
            .delete([.named("s", "", path: "out/s.txt")], forGood: true),
            .move([.named("x", "x", path: "x")], path: "out/", overwrites: true),
            .move([.named("s", "", path: "s.txt")], path: "t", overwrites: true),
        ]
        for request in requests { #expect(await performer.failure(.files(request)) != nil, "\(request)") }
        // A link that is replaced is replaced itself.
        _ = try await save("s.txt", "mine", overwrites: true)
        #expect(try String(contentsOf: outside.appending(path: "s.txt"), encoding: .utf8) == "secret")
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path(percentEncoded: false)) == ["s.txt"])
    }

    @Test("stay in the folder when a folder on the way becomes a link again and again")
    func race() async throws {
        _ = try await save("x", "x", at: "d/x")
        let outside = place.url.appending(path: "outside", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
        let (way, aside) = (path("own/d"), path("own/aside"))
        let swapping = Task.detached {
            while !Task.isCancelled {
                rename(way, aside)
                symlink(outside.path(percentEncoded: false), way)
                unlink(way)
                rename(aside, way)
            }
        }
        for number in 0..<300 {
            _ = await performer.result(of: .files(.save([.named("n", "\(number)")], path: "d/n", overwrites: true)))
            _ = await performer.result(of: .files(.createFolder(path: "d/f\(number)")))
        }
        swapping.cancel()
        await swapping.value
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path(percentEncoded: false)) == [])
    }

    @Test(
        "with invalid names are kept under ones that are",
        arguments: [
            ("a/b.txt", "a-b.txt"), ("..", "File"), ("", "File"), ("a\0b", "ab"),
        ])
    func plainNames(name: String, kept: String) async throws {
        #expect(try await save(name, "x", at: "").map(\.name) == [kept])
    }

    @Test("with names that are too long keep their extension")
    func longNames() async throws {
        let name = try #require(try await save(String(repeating: "漢", count: 200) + ".txt", "x", at: "").first?.name)
        #expect(name.utf8.count <= 255)
        #expect(name.hasSuffix(".txt"))
        #expect(try await save(name, "x", at: "").first?.name.hasSuffix(" 2.txt") == true)
    }

    // MARK: - Bounds

    @Test("have bounds in size, number and depth")
    func bounds() async throws {
        var limits = ShortcutFolder.Limits()
        limits.fileSize = 10
        limits.totalSize = 25
        limits.count = 3
        limits.depth = 2
        let performer = FilesPerformer(ShortcutFolder(folder, limits: limits), pointing: nil)
        func kind(_ request: FileRequest) async -> ShortcutFailure.Kind? {
            await performer.failure(.files(request))?.kind
        }
        func saving(_ name: String, _ count: Int) -> FileRequest {
            .save([.named(name, String(repeating: "x", count: count))], path: name, overwrites: true)
        }
        #expect(await kind(saving("a", 11)) == .tooMuch)
        #expect(await kind(saving("a", 10)) == nil)
        #expect(await kind(.append("x", path: "a", isBefore: false, onNewLine: false)) == .tooMuch)
        #expect(await kind(saving("b", 10)) == nil)
        #expect(await kind(saving("c", 10)) == .tooMuch)
        // What is replaced makes room.
        #expect(await kind(saving("b", 1)) == nil)
        #expect(await kind(saving("c", 10)) == nil)
        #expect(await kind(.createFolder(path: "d/e/f")) == .tooMuch)
        #expect(await kind(.createFolder(path: "d")) == nil)
        #expect(await kind(.listFolder(nil, path: "", isDeep: false)) == .tooMuch)
        // What a later run cannot count is not taken for nothing.
        let later = FilesPerformer(ShortcutFolder(folder, limits: limits), pointing: nil)
        #expect(await later.failure(.files(saving("e", 1)))?.kind == .tooMuch)
    }
}
