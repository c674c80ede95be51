// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Processes

@Suite("Watching a folder")
struct FolderWatchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(path.utf8).write(to: file)
    }

    @Test(
        "a file that is written, moved or removed is told, in a folder that came later too", .timeLimit(.minutes(1)),
        arguments: ["Kettle.swift", "Sources/Kettle.swift", "Sources/Kettle/Deeper/Kettle.swift"])
    func changes(path: String) async throws {
        try write("Sources/Other.swift")
        let watch = try FolderWatch(folder.url)
        var changes = watch.changes.makeAsyncIterator()
        try write(path)
        let first = folder.url.appending(path: path.split(separator: "/").first ?? "").path
        #expect(try await changes.next()?.hasPrefix(first) == true)
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
        #expect(try await changes.next() != nil)
    }

    @Test("hidden files and the backups of editors are not told", .timeLimit(.minutes(1)))
    func unwatched() async throws {
        try write(".build/debug.yaml")
        let watch = try FolderWatch(folder.url)
        try write(".build/debug.yaml")
        try write(".Kettle.swift.swp")
        try write("Kettle.swift~")
        try write("Kettle.swift")
        var changes = watch.changes.makeAsyncIterator()
        #expect(try await changes.next() == folder.url.appending(path: "Kettle.swift").path)
    }

    @Test("a link that leads back into the folder is not followed endlessly", .timeLimit(.minutes(1)))
    func cycle() async throws {
        try write("Sources/Kettle.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Sources/Again"), withDestinationURL: folder.url)
        let watch = try FolderWatch(folder.url)
        var changes = watch.changes.makeAsyncIterator()
        try write("Sources/Kettle.swift")
        #expect(try await changes.next()?.hasSuffix("Sources/Kettle.swift") == true)
    }

    @Test("a file elsewhere that a link leads to is told, and its neighbors are not", .timeLimit(.minutes(1)))
    func target() async throws {
        let elsewhere = try TemporaryFolder()
        func save(_ name: String) throws {
            try Data(name.utf8).write(to: elsewhere.url.appending(path: name), options: .atomic)
        }
        try save("Kettle.swift")
        try write("Package.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Kettle.swift"),
            withDestinationURL: elsewhere.url.appending(path: "Kettle.swift"))
        let watch = try FolderWatch(folder.url)
        var changes = watch.changes.makeAsyncIterator()
        try save("Other.swift")
        try save("Kettle.swift")
        #expect(try await changes.next() == elsewhere.url.appending(path: "Kettle.swift").path)
    }

    @Test("a folder that does not exist cannot be watched")
    func missing() {
        let missing = folder.url.appending(path: "Nowhere")
        let error = #expect(throws: Problem<Fault>.self) { try FolderWatch(missing) }
        #expect(error?.reason.description == "\(missing.path) cannot be watched: No such file or directory")
    }
}
