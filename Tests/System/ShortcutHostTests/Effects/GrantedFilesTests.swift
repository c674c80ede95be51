// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutHost
import ShortcutRunner
import Shortcuts
import TestSupport
import Testing

@Suite("Files that the person points at")
struct GrantedFilesTests {
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
        for (name, text) in [("a.txt", "a"), ("b.txt", "b"), ("sub/c.txt", "c")] {
            let file = place.url.appending(path: "home/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private func path(_ name: String) -> String { place.url.appending(path: name).path(percentEncoded: false) }

    private func performer(_ answer: String?, trash: DesktopTrash? = nil) -> FilesPerformer {
        FilesPerformer(ShortcutFolder(place.url.appending(path: "own")), trash: trash) { _ in answer }
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    @Test("are reached from then on, and those beside them are not")
    func chosen() async throws {
        let performer = performer(path("home/a.txt"))
        func open(_ name: String) -> Effect {
            .files(.open(path: path(name), allowsSeveral: false, .fails))
        }
        #expect(await performer.failure(open("home/a.txt")) != nil)
        let chosen = try await performer.content(.files(.choose(allowsSeveral: false, .files))).files
        #expect(chosen.map(\.text) == ["a"])
        #expect(try await performer.text(open("home/a.txt")) == "a")
        for name in ["home/b.txt", "home/a.txt/../b.txt", "home", "home/sub/c.txt"] {
            #expect(await performer.failure(open(name)) != nil, "\(name)")
        }
    }

    @Test("are folders with all that is in them, and nothing beside")
    func folders() async throws {
        let performer = performer(path("home/sub"))
        _ = try await performer.content(.files(.choose(allowsSeveral: false, .folders)))
        let listed = try await performer.content(.files(.listFolder(nil, path: path("home/sub"), isDeep: true)))
        #expect(listed.files.map(\.text) == ["c"])
        _ = try await performer.content(
            .files(.append("!", path: path("home/sub/c.txt"), isBefore: false, onNewLine: false)))
        #expect(try String(contentsOfFile: path("home/sub/c.txt"), encoding: .utf8) == "c!")
        // What lies beside is no place of this run's: the same path is one in its own folder.
        _ = await performer.result(
            of: .files(.append("!", path: path("home/a.txt"), isBefore: false, onNewLine: false)))
        #expect(try String(contentsOfFile: path("home/a.txt"), encoding: .utf8) == "a")
    }

    @Test("lead where their links lead, and not over links in a folder")
    func links() async throws {
        try FileManager.default.createSymbolicLink(atPath: path("home/link"), withDestinationPath: path("home/a.txt"))
        let chosen = try await performer(path("home/link")).content(.files(.choose(allowsSeveral: false, .files)))
        #expect(chosen.files.map(\.name) == ["a.txt"])
        try FileManager.default.createSymbolicLink(
            atPath: path("home/sub/out"), withDestinationPath: path("home/a.txt"))
        let performer = performer(path("home/sub"))
        _ = try await performer.content(.files(.choose(allowsSeveral: false, .both)))
        #expect(
            await performer.failure(
                .files(.open(path: path("home/sub/out"), allowsSeveral: false, .fails))) != nil)
    }

    @Test("are several, of the kind that is wanted")
    func several() async throws {
        let both = performer([path("home/a.txt"), path("home/b.txt")].joined(separator: "\n"))
        #expect(try await both.content(.files(.choose(allowsSeveral: true, .files))).files.map(\.text) == ["a", "b"])
        #expect(await performer(path("home/a.txt")).failure(.files(.choose(allowsSeveral: false, .folders))) != nil)
        #expect(await performer(path("home")).failure(.files(.choose(allowsSeveral: false, .files))) != nil)
        #expect(await performer(path("home/no")).failure(.files(.choose(allowsSeveral: false, .files))) != nil)
        #expect(await performer("home/a.txt").failure(.files(.choose(allowsSeveral: false, .files))) != nil)
    }

    @Test("are saved where they say, and never over what is there unasked")
    func save() async throws {
        let files = [ContentFile.named("a.txt", "new")]
        func saved(_ place: String, overwrites: Bool) async throws -> [String?] {
            try await performer(path(place)).content(.files(.save(files, path: nil, overwrites: overwrites))).files.map(
                \.path)
        }
        #expect(try await saved("home", overwrites: false) == [path("home/a 2.txt")])
        #expect(try await saved("home/n.txt", overwrites: false) == [path("home/n.txt")])
        #expect(try await saved("home/a.txt", overwrites: true) == [path("home/a.txt")])
        #expect(try String(contentsOfFile: path("home/a.txt"), encoding: .utf8) == "new")
    }

    @Test("go between the folder of the shortcut and what was chosen")
    func move() async throws {
        let performer = performer(path("home/a.txt"))
        let chosen = try await performer.content(.files(.choose(allowsSeveral: false, .files))).files
        let moved = try await performer.content(.files(.move(chosen, path: "in/", overwrites: false))).files
        #expect(moved.map(\.path) == ["in/a.txt"])
        #expect(!exists("home/a.txt"))
        let back = try await self.performer(path("home/sub"))
            .content(.files(.move(moved, path: nil, overwrites: false))).files
        #expect(back.map(\.path) == [path("home/sub/a.txt")])
    }

    @Test("go to the desktop's bin, with the way back")
    func trash() async throws {
        let trash = DesktopTrash(
            dataHome: place.url.appending(path: "data"), now: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt)
        let performer = performer(path("home/a.txt"), trash: trash)
        let chosen = try await performer.content(.files(.choose(allowsSeveral: false, .files))).files
        _ = try await performer.content(.files(.delete(chosen, forGood: false)))
        #expect(!exists("home/a.txt"))
        #expect(try String(contentsOfFile: path("data/Trash/files/a.txt"), encoding: .utf8) == "a")
        let info = try String(contentsOfFile: path("data/Trash/info/a.txt.trashinfo"), encoding: .utf8)
        #expect(info == "[Trash Info]\nPath=\(path("home/a.txt"))\nDeletionDate=1970-01-01T00:00:00\n")
    }

    @Test("are asked for, and where nobody answers or can be asked nothing is done")
    func unanswered() async throws {
        #expect(await performer(nil).failure(.files(.choose(allowsSeveral: false, .files)))?.kind == .cancelled)
        let alone = FilesPerformer(ShortcutFolder(place.url.appending(path: "own")), pointing: nil)
        for request in [
            FileRequest.choose(allowsSeveral: false, .files), .save([.named("a", "a")], path: nil, overwrites: false),
            .open(path: nil, allowsSeveral: true, .givesNothing),
        ] {
            #expect(await alone.failure(.files(request))?.reason == "nobody can choose a file")
        }
    }
}
