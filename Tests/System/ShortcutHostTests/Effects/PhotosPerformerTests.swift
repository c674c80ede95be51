// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutHost
import ShortcutRunner
import Shortcuts
import TestSupport
import Testing

@Suite("The photos of a person")
struct PhotosPerformerTests {
    private let place: TemporaryFolder
    private var folder: URL { place.url.appending(path: "Pictures", directoryHint: .isDirectory) }

    init() throws {
        place = try TemporaryFolder()
        let names = [
            "old.jpg", "trip/new.png", "film.mp4", "Screenshots/s.png", "Screenshot 1.png", "song.mp3", "text.txt",
        ]
        for (number, name) in names.enumerated() {
            let file = place.url.appending(path: "Pictures/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(name.utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(1000 + number))],
                ofItemAtPath: file.path(percentEncoded: false))
        }
        try FileManager.default.createSymbolicLink(
            at: place.url.appending(path: "Pictures/link.png"), withDestinationURL: URL(filePath: "/etc/passwd"))
    }

    private func path(_ name: String) -> String { place.url.appending(path: name).path(percentEncoded: false) }

    private func performer(_ answer: String? = nil, allows: Bool = true) -> PhotosPerformer {
        PhotosPerformer(PicturesFolder(folder)) { _ in
            answer
        } allows: { _ in
            allows
        }
    }

    private func latest(_ count: Int, _ kinds: PhotoRequest.Kind...) async throws -> [String] {
        try await performer().content(.photos(.latest(count: count, kinds))).files.map(\.text)
    }

    @Test("are given by their kinds, the last one first, and no link among them")
    func latest() async throws {
        #expect(try await latest(9, .images) == ["trip/new.png", "old.jpg"])
        #expect(try await latest(1, .images) == ["trip/new.png"])
        #expect(try await latest(9, .screenshots) == ["Screenshot 1.png", "Screenshots/s.png"])
        #expect(try await latest(2, .images, .screenshots, .videos) == ["Screenshot 1.png", "Screenshots/s.png"])
        #expect(try await latest(9, .videos) == ["film.mp4"])
    }

    @Test("are saved into albums, and never over others")
    func save() async throws {
        let photo = ContentFile.named("new.png", "x")
        func saved(_ album: String?) async throws -> [String?] {
            try await performer().content(.photos(.save([photo], album: album))).files.map(\.path)
        }
        #expect(try await saved(nil) == [path("Pictures/new.png")])
        #expect(try await saved("trip") == [path("Pictures/trip/new 2.png")])
        #expect(try await saved("../x") == [path("Pictures/..-x/new.png")])
    }

    @Test("have a folder made for them if there is none")
    func noFolder() async throws {
        try FileManager.default.removeItem(at: folder)
        let saved = try await performer().content(.photos(.save([.named("new.png", "x")], album: nil)))
        #expect(saved.files.map(\.path) == [path("Pictures/new.png")])
    }

    @Test("go into the bin, and nothing else with them")
    func delete() async throws {
        let photo = ContentFile.named("old.jpg", "", path: path("Pictures/old.jpg"))
        _ = try await performer().content(.photos(.delete([photo])))
        #expect(FileManager.default.fileExists(atPath: path("Pictures/.Trash/old.jpg")))
        for outside in ["/etc/passwd", path("Pictures/../x"), path("Pictures/"), "old.jpg"] {
            #expect(await performer().failure(.photos(.delete([.named("x", "", path: outside)]))) != nil)
        }
    }

    @Test("are chosen by the person, who points at no other file")
    func choose() async throws {
        let chosen = try await performer(path("Pictures/film.mp4")).content(
            .photos(.choose(allowsSeveral: false, [.videos])))
        #expect(chosen.files.map(\.name) == ["film.mp4"])
        #expect(
            await performer(path("Pictures/text.txt")).failure(.photos(.choose(allowsSeveral: false, [.images]))) != nil
        )
        #expect(await performer().failure(.photos(.choose(allowsSeveral: false, [.images])))?.kind == .cancelled)
    }

    @Test("are not touched where the person does not allow it, and no camera is reached")
    func refused() async throws {
        let photo = ContentFile.named("old.jpg", "x", path: path("Pictures/old.jpg"))
        for request in [PhotoRequest.latest(count: 1, [.images]), .save([photo], album: nil), .delete([photo])] {
            #expect(
                await performer(allows: false).failure(.photos(request))?.reason == "the use of photos was not allowed")
        }
        #expect(FileManager.default.fileExists(atPath: path("Pictures/old.jpg")))
        #expect(
            await performer().failure(.photos(.take(count: 1, isFront: true, showsPreview: false)))?.kind == .missing)
    }

    @Test(
        "are where the desktop says",
        arguments: [
            ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "Bilder"), ("# none\n", "Pictures"),
            ("XDG_PICTURES_DIR=\"relative\"\n", "Pictures"),
        ])
    func place(text: String, name: String) throws {
        try FileManager.default.createDirectory(
            at: place.url.appending(path: ".config"), withIntermediateDirectories: false)
        try Data(text.utf8).write(to: place.url.appending(path: ".config/user-dirs.dirs"))
        #expect(PicturesFolder(home: place.url, environment: [:]).url.lastPathComponent == name)
    }
}
