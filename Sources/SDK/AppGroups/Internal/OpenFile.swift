// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A file held open, which is closed when its last owner goes.
final class OpenFile: Sendable {
    private let descriptor: Int32
    private let path: String

    private init(_ path: String, flags: Int32, mode: mode_t = 0o600) throws(Failure) {
        self.path = path
        // No link is followed and no pipe is waited for: another process of the group may have put one there.
        descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, mode)
        guard descriptor >= 0 else { throw Failure(code: errno) }
    }

    private struct Failure: Error {
        var code: Int32
        var reason: String { String(cString: strerror(code)) }
    }

    deinit { close(descriptor) }

    /// Nil if no file is.
    convenience init?(reading file: URL) throws(PreferenceFileError) {
        do throws(Failure) {
            try self.init(file.path, flags: O_RDONLY)
        } catch {
            if error.code == ENOENT { return nil }
            throw .unreadable(file.path, reason: error.reason)
        }
    }

    /// A new file, in the place of one that a writer has left behind.
    convenience init(creating file: URL) throws(PreferenceFileError) {
        unlink(file.path)
        do throws(Failure) {
            try self.init(file.path, flags: O_RDWR | O_CREAT | O_EXCL)
        } catch {
            throw .unwritable(file.path, reason: error.reason)
        }
    }

    /// Waits until no other holds the file's lock, and holds it.
    convenience init(locking file: URL) throws(PreferenceFileError) {
        do throws(Failure) {
            try self.init(file.path, flags: O_RDWR | O_CREAT)
        } catch {
            throw .unwritable(file.path, reason: error.reason)
        }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw .unwritable(file.path, reason: String(cString: strerror(errno))) }
        }
    }
}

extension OpenFile {
    /// Whether the name still leads to this file. Every writer puts a new one in its place, so there is
    /// no more to ask.
    func stands(at file: URL) -> Bool {
        var here = stat()
        var there = stat()
        guard fstat(descriptor, &here) == 0, lstat(file.path, &there) == 0 else { return false }
        return here.st_ino == there.st_ino && here.st_dev == there.st_dev
    }

    static func exists(at file: URL) -> Bool {
        var status = stat()
        return lstat(file.path, &status) == 0
    }

    /// The bytes from the file's beginning.
    func content(limit: Int) throws(PreferenceFileError) -> Data {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable() }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path, reason: "it is not a regular file") }
        guard status.st_size <= limit else {
            throw .damaged(path, reason: "it has \(status.st_size) bytes, and \(limit) are the most")
        }
        var data = Data(count: Int(status.st_size))
        var count = 0
        while count < data.count {
            let read = data.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count, off_t(count))
            }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw unreadable() }
            guard read > 0 else { break }
            count += read
        }
        return data.prefix(count)
    }

    func write(_ data: Data) throws(PreferenceFileError) {
        var count = 0
        while count < data.count {
            let written = data.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw unwritable() }
            count += written
        }
    }

    func flush() throws(PreferenceFileError) {
        guard fsync(descriptor) == 0 else { throw unwritable() }
    }

    static func move(_ file: URL, to place: URL) throws(PreferenceFileError) {
        guard rename(file.path, place.path) == 0 else {
            throw .unwritable(place.path, reason: String(cString: strerror(errno)))
        }
    }

    private func unreadable() -> PreferenceFileError { .unreadable(path, reason: String(cString: strerror(errno))) }
    private func unwritable() -> PreferenceFileError { .unwritable(path, reason: String(cString: strerror(errno))) }
}
