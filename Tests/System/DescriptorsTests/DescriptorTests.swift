// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("Folders where somebody else does what they like")
struct DescriptorTests {
    private let folder: TemporaryFolder
    private var place: URL { folder.url.appending(path: "place") }
    private var outside: URL { folder.url.appending(path: "outside") }

    init() throws {
        folder = try TemporaryFolder()
        for folder in [place, outside] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "inner"), withIntermediateDirectories: true)
            try Data("text".utf8).write(to: folder.appending(path: "inner/file"))
        }
        try #require(symlink("../outside", place.appending(path: "link").path) == 0)
        try #require(symlink("inner", place.appending(path: "inward").path) == 0)
        try #require(mkfifo(place.appending(path: "pipe").path, 0o600) == 0)
    }

    private func opened() throws -> Descriptor {
        try Descriptor(path: place.path, flags: O_RDONLY | O_DIRECTORY)
    }

    private func bytes(beneath path: String, _ walk: Descriptor.Walk) throws -> [UInt8] {
        try Descriptor(beneath: path, in: opened(), flags: O_RDONLY, walk: walk).bytes(limit: 10)
    }

    private func names() throws -> [String] {
        try opened().names(limit: 100).compactMap(\.self)
    }

    private func mode(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(lstat(folder.url.appending(path: path).path, &status) == 0)
        return status.st_mode
    }

    @Test(
        "a path over a link or out of the folder is refused",
        arguments: [
            // What the kernel says, and where it says something else, what each step says.
            ("link/inner/file", [ELOOP, ENOTDIR]), ("inward/file", [ELOOP, ENOTDIR]),
            ("../outside/inner/file", [EXDEV]),
            ("inner/../inner/../../outside", [EXDEV]), ("link", [ELOOP]), ("..", [EXDEV]),
            ("inner/..", [EISDIR, EXDEV]),
            ("/etc/passwd", [EXDEV]), ("inner/none", [ENOENT]), ("none/file", [ENOENT]), ("pipe/file", [ENOTDIR]),
            ("inner/file/", [ENOTDIR]), ("", [ENOENT]),
            (String(repeating: "inner/", count: 1000) + "file", [ENAMETOOLONG]),
        ] as [(path: String, codes: [Int32])], [Descriptor.Walk.byKernel, .stepByStep])
    func ways(way: (path: String, codes: [Int32]), walk: Descriptor.Walk) throws {
        let error = #expect(throws: SystemError.self) { try bytes(beneath: way.path, walk) }
        // A kernel without such a call has each step done.
        let codes = walk == .byKernel ? way.codes : way.codes.suffix(1)
        #expect(error.map { codes.contains($0.code) } == true, "\(String(describing: error))")
        #expect(try bytes(beneath: "inner/file", walk) == Array("text".utf8))
    }

    @Test("step by step, what is refused is refused for the kernel's reason, and a deep folder is found")
    func steps() throws {
        for (path, code) in [
            ("link", ELOOP), ("../outside", EXDEV), ("/etc", EXDEV), ("none/file", ENOENT), ("pipe/file", ENOTDIR),
        ] {
            for walk in [Descriptor.Walk.byKernel, .stepByStep] {
                #expect(throws: SystemError(code)) { try bytes(beneath: path, walk) }
            }
        }
        let deep = Array(repeating: "a", count: 200).joined(separator: "/")
        try FileManager.default.createDirectory(at: place.appending(path: deep), withIntermediateDirectories: true)
        for walk in [Descriptor.Walk.byKernel, .stepByStep] {
            let folder = try Descriptor(beneath: deep, in: opened(), flags: O_RDONLY | O_DIRECTORY, walk: walk)
            #expect(try folder.names(limit: 1) == [])
        }
    }

    @Test(
        "a private folder is made, or what is there becomes one", arguments: ["new", "link", "inward", "pipe", "inner"])
    func privateFolder(name: String) throws {
        try #require(chmod(outside.path, 0o755) == 0)
        try #require(chmod(place.appending(path: "inner").path, 0o755) == 0)
        _ = try opened().privateFolder(name)
        #expect(try mode("place/\(name)") == S_IFDIR | 0o700)
        #expect(try mode("outside") == S_IFDIR | 0o755)
        #expect(try mode("place/inner") & 0o7777 == (name == "inner" ? 0o700 : 0o755))
    }

    @Test("a file makes room for a private folder and keeps what it says")
    func displacedFile() throws {
        try Data("novel".utf8).write(to: place.appending(path: "Documents"))
        _ = try opened().privateFolder("Documents")
        let names = try names().filter { $0.hasPrefix("Documents ") }
        #expect(try names.map { try Data(contentsOf: place.appending(path: $0)) } == [Data("novel".utf8)])
    }

    @Test(
        "what is removed is gone with all in it, and what a link leads to is not", arguments: ["link", "inner", "pipe"])
    func removal(name: String) throws {
        try opened().remove(name)
        #expect(try !names().contains(name))
        #expect(try mode("outside/inner/file") & S_IFMT == S_IFREG)
        try opened().remove("no such name")
    }

    @Test("a closed folder is moved, as one that is open")
    func move() throws {
        try #require(chmod(place.appending(path: "inner").path, 0) == 0)
        let target = try Descriptor(path: outside.path, flags: O_RDONLY | O_DIRECTORY)
        try opened().move("inner", to: target, as: "moved")
        #expect(try mode("outside/moved") & S_IFMT == S_IFDIR)
    }
}
