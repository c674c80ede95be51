// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import IntentValues
import TestSupport
import Testing

@testable import Processes

@Suite("Files that rest on disk")
struct KeptFilesTests {
    private let folder: TemporaryFolder
    private let kept: KeptFiles

    init() throws {
        folder = try TemporaryFolder()
        kept = KeptFiles(folder: folder.url.appending(path: "Files"))
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "Files").path)) ?? []
    }

    private func bytes(of content: FileContent?) throws -> Data {
        let content = try #require(content)
        return try OpenFile.mapped(content.storage.descriptor(), size: content.size)
    }

    @Test("are there again, each once, by their digests")
    func keeping() throws {
        #expect(kept.isEmpty)
        let content = try SealedFile.content(holding: Data("picture".utf8))
        try kept.keep(content)
        try kept.keep(content)
        #expect(names == [content.digest.text])
        #expect(!kept.isEmpty)
        let other = KeptFiles(folder: folder.url.appending(path: "Files"))
        #expect(try bytes(of: other.content(of: content.digest, size: 7, data: nil)) == Data("picture".utf8))
    }

    @Test("go when nothing names them any more")
    func sweeping() throws {
        let first = try SealedFile.content(holding: Data("first".utf8))
        let second = try SealedFile.content(holding: Data("second".utf8))
        try kept.keep(first)
        try kept.keep(second)
        kept.sweep(named: [second.digest])
        #expect(names == [second.digest.text])
        kept.sweep(named: [])
        #expect(names == [])
        #expect(kept.isEmpty)
    }

    @Test("of another process stay a while, as their rows may be on the way")
    func otherProcesses() throws {
        let content = try SealedFile.content(holding: Data("picture".utf8))
        try kept.keep(content)
        let other = KeptFiles(folder: folder.url.appending(path: "Files"))
        other.sweep(named: [])
        #expect(names == [content.digest.text])
    }

    @Test("that were changed on the disk are not handed on")
    func damage() throws {
        let content = try SealedFile.content(holding: Data("picture".utf8))
        try kept.keep(content)
        try Data("another".utf8).write(to: folder.url.appending(path: "Files/\(content.digest.text)"))
        let found = kept.content(of: content.digest, size: 7, data: nil)
        #expect(throws: FileError.isAnother) { try found?.storage.descriptor() }
    }

    @Test("that are gone say so when they are wanted")
    func absence() throws {
        let content = try SealedFile.content(holding: Data("picture".utf8))
        let found = kept.content(of: content.digest, size: 7, data: nil)
        #expect(throws: FileBytesError.system(ENOENT)) { try found?.storage.descriptor() }
    }
}
