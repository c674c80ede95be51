// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import Glibc
import IntentValues
import TestSupport
import Testing

@testable import Processes

@Suite("The copy of a file")
struct SealedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ bytes: Data, _ name: String = "file") throws -> OpenFile {
        let url = folder.url.appending(path: name)
        try bytes.write(to: url)
        return try OpenFile(path: url.path)
    }

    @Test("has the bytes and the digest of the file", arguments: [0, 1, 256 << 10, (256 << 10) + 1, 3 << 20])
    func copies(size: Int) throws {
        let bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 * 31 / 7) })
        let content = try SealedFile.content(copying: try file(bytes))
        #expect(content.size == size)
        #expect(content.digest.bytes == FilePieces.digest(of: bytes))
        #expect(try OpenFile.mapped(content.storage.descriptor(), size: size) == bytes)
        #expect(try SealedFile.content(holding: bytes) == content)
    }

    @Test("is another one for every change of a byte or of the size")
    func digests() {
        let bytes = Data(count: 600 << 10)
        var changed = bytes
        changed[599 << 10] = 1
        let all = [bytes, changed, bytes.dropLast(), Data(), Data([0])]
        #expect(Set(all.map { FilePieces.digest(of: $0) }).count == all.count)
    }

    @Test("cannot be changed, cut off or made longer, by nobody")
    func seals() throws {
        let content = try SealedFile.content(copying: try file(Data("picture".utf8)))
        let number = try content.storage.descriptor()
        let other = open("/proc/self/fd/\(number)", O_RDWR)
        if other >= 0 {
            #expect(pwrite(other, "x", 1, 0) < 0)
            #expect(ftruncate(other, 1) != 0)
            #expect(ftruncate(other, 100) != 0)
            close(other)
        }
        #expect(write(number, "x", 1) < 0)
    }

    @Test("stays as it was when the file changes afterwards")
    func laterChanges() throws {
        let file = try file(Data("before".utf8))
        let content = try SealedFile.content(copying: file)
        try Data("after!".utf8).write(to: folder.url.appending(path: "file"))
        #expect(try OpenFile.mapped(content.storage.descriptor(), size: 6) == Data("before".utf8))
    }

    @Test("of what another process sent is believed only where size and digest are right")
    func claims() throws {
        let file = try file(Data("picture".utf8))
        let digest = try #require(FileDigest(bytes: FilePieces.digest(of: Data("picture".utf8))))
        let other = try #require(FileDigest(bytes: FilePieces.digest(of: Data("another".utf8))))
        #expect(try SealedFile.content(sent: file, as: digest, size: 7).digest == digest)
        #expect(throws: FileError.isAnother) { try SealedFile.content(sent: file, as: other, size: 7) }
        #expect(throws: FileError.isAnother) { try SealedFile.content(sent: file, as: digest, size: 6) }
    }

    @Test("is not made of what can be written to, or is no file")
    func refusals() throws {
        let digest = try #require(FileDigest(bytes: FilePieces.digest(of: Data())))
        let url = folder.url.appending(path: "plain")
        try Data().write(to: url)
        try #require(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
        let writable = OpenFile(owning: open(url.path, O_RDWR))
        #expect(throws: FileError.notReadOnly) { try SealedFile.content(sent: writable, as: digest, size: 0) }
        let name = OpenFile(owning: open(url.path, 0o10000000))
        #expect(throws: FileError.notReadOnly) { try SealedFile.content(sent: name, as: digest, size: 0) }
        for path in ["pipe", ".", "/dev/zero"] {
            let place = path.hasPrefix("/") ? path : folder.url.appending(path: path).path
            let file = try OpenFile(path: place)
            #expect(throws: FileError.unreadable(.noFile), "\(path)") {
                try SealedFile.content(sent: file, as: digest, size: 0)
            }
        }
    }

    @Test("of a file that is larger than travels is refused before it is read")
    func size() throws {
        let url = folder.url.appending(path: "large")
        try Data().write(to: url)
        try #require(truncate(url.path, FileValue.sizeLimit + 1) == 0)
        #expect(throws: FileError.tooLarge(bytes: FileValue.sizeLimit + 1)) {
            try SealedFile.content(copying: try OpenFile(path: url.path))
        }
    }

    @Test("of a file that shrinks while it is read fails")
    func shrinking() throws {
        let file = try file(Data(count: 1000))
        #expect(throws: FileBytesError.changed) { try FilePieces.digest(of: file.number, size: 1001) }
    }
}
