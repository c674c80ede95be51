// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import Store

/// The master key as a file: 32 bytes that only the person may read.
struct MasterKeyFile {
    static let name = "master.key"

    private let folder: String

    init(_ folder: StateFolder) { self.folder = folder.root.path(percentEncoded: false) }

    var path: String { (folder as NSString).appendingPathComponent(Self.name) }

    /// - Returns: Nil when there is no file.
    /// - Throws: ``MasterKeyError`` when others could have read or written it, or it is not a key.
    func read() throws -> MasterKey? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            if code == ENOENT { return nil }
            throw failure(.unreachable, "its master key cannot be read", code)
        }
        defer { close(descriptor) }
        try check(descriptor)
        // One byte more than a key has shows a file that is too long.
        var bytes = [UInt8](repeating: 0, count: MasterKey.length + 1)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw failure(.unreachable, "its master key cannot be read", errno) }
        guard let key = try MasterKey(Data(bytes.prefix(count))) else {
            throw MasterKeyError(
                .wrong, reason: "its master key is damaged",
                remedy: "restore \(path) from a copy, or start with an empty folder using --state")
        }
        return key
    }

    /// The key of the file, which is made if there is none; of two who make it at once, both get the same.
    func readOrMake() throws -> MasterKey {
        if let key = try read() { return key }
        try make(try MasterKey.random())
        guard let key = try read() else {
            throw MasterKeyError(
                .cannotWrite, reason: "its master key was not stored", remedy: "check the disk of \(path)")
        }
        return key
    }

    /// Writes the key beside its place and links it there once it is whole and on the disk. A file
    /// that has come there meanwhile stays.
    private func make(_ key: MasterKey) throws {
        let draft = path + "." + UUID().uuidString
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(.cannotWrite, "its master key cannot be written", errno) }
        defer {
            close(descriptor)
            unlink(draft)
        }
        let bytes = [UInt8](key.data)
        // The mode that was asked for is narrowed by the umask; it has to be this one.
        guard fchmod(descriptor, 0o600) == 0, write(descriptor, bytes, bytes.count) == bytes.count,
            fsync(descriptor) == 0
        else { throw failure(.cannotWrite, "its master key cannot be written", errno) }
        guard link(draft, path) == 0 || errno == EEXIST else {
            throw failure(.cannotWrite, "its master key cannot be written", errno)
        }
        try syncFolder()
    }

    /// A name is on the disk when its folder is.
    private func syncFolder() throws {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw failure(.cannotWrite, "the folder of its master key cannot be opened", errno)
        }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw failure(.cannotWrite, "the folder of its master key cannot be written", errno)
        }
    }

    private func check(_ descriptor: Int32) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw failure(.unreachable, "its master key cannot be read", errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
            throw MasterKeyError(
                .exposed, reason: "its master key file belongs to another user", remedy: "check the owner of \(path)")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw MasterKeyError(
                .exposed, reason: "others may read its master key",
                remedy: "run chmod 600 on \(path), unless someone has already read it")
        }
    }

    private func failure(_ kind: MasterKeyErrorCode, _ words: Sentence, _ code: Int32) -> MasterKeyError {
        MasterKeyError(
            kind, reason: "\(words): \(Sentence(stringLiteral: String(cString: strerror(code))))",
            remedy: "correct \(path)")
    }
}
