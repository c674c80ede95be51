// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Glibc

/// An open file or folder, closed when the value ends.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Opens what a path leads to.
    init(path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
        number = open(path, flags | O_CLOEXEC, mode)
        guard number >= 0 else { throw SystemError(errno) }
    }

    /// Opens an entry of a folder, which may be no link.
    init(_ name: String, in folder: borrowing Descriptor, flags: Int32, mode: mode_t = 0) throws(SystemError) {
        number = openat(folder.number, name, flags | O_CLOEXEC | O_NOFOLLOW, mode)
        guard number >= 0 else { throw SystemError(errno) }
    }

    /// Opens a file inside a folder, by a way on which there may be no link.
    init(_ path: BundlePath, in folder: borrowing Descriptor, flags: Int32) throws(SystemError) {
        let names = path.names.map(String.init)
        guard names.count > 1 else {
            try self.init(path.text, in: folder, flags: flags)
            return
        }
        var parent = try Descriptor(names[0], in: folder, flags: O_RDONLY | O_DIRECTORY)
        for name in names[1..<(names.count - 1)] {
            parent = try Descriptor(name, in: parent, flags: O_RDONLY | O_DIRECTORY)
        }
        try self.init(names[names.count - 1], in: parent, flags: flags)
    }

    /// Opens an entry of a folder that may be absent, and may be no link.
    static func ifPresent(
        _ name: String, in folder: borrowing Descriptor, flags: Int32
    ) throws(SystemError) -> Descriptor? {
        do {
            return try Descriptor(name, in: folder, flags: flags)
        } catch {
            // ELOOP and ENOTDIR: a link stands there, or a file in the place of a folder.
            if [ENOENT, ELOOP, ENOTDIR].contains(error.code) { return nil }
            throw error
        }
    }

    /// Waits until the disk has what was written.
    func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw SystemError(errno) }
    }

    deinit {
        if number >= 0 { close(number) }
    }

    /// What kind of thing is open, how large, with which rights.
    func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw SystemError(errno) }
        return status
    }

    /// The names in an open folder, in the order of their bytes; nil in the place of one that is no UTF-8.
    func names(limit: Int) throws(SystemError) -> [String?] {
        // The stream owns its descriptor and moves its position, so it gets one of its own.
        let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw SystemError(errno) }
        guard let stream = fdopendir(copy) else {
            let code = errno
            close(copy)
            throw SystemError(code)
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while names.count <= limit {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw SystemError(errno) }
                break
            }
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if bytes != [0x2E], bytes != [0x2E, 0x2E] { names.append(bytes) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.map { String(validating: $0, as: UTF8.self) }
    }

    /// The whole of an open file; of one that is larger than the limit, one byte more than that.
    func bytes(limit: Int) throws(SystemError) -> [UInt8] {
        var content: [UInt8] = []
        while content.count <= limit {
            let part = try bytes(at: content.count, count: min(1 << 16, limit + 1 - content.count))
            if part.isEmpty { break }
            content += part
        }
        return content
    }

    /// Up to `count` bytes from a place of an open file; fewer at its end.
    func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < count {
                let read = pread(
                    number, buffer.baseAddress.map { $0 + initialized }, count - initialized, offset + initialized)
                if read < 0 && errno == EINTR { continue }
                if read < 0 { failure = errno }
                if read <= 0 { break }
                initialized += read
            }
        }
        if failure != 0 { throw SystemError(failure) }
        return bytes
    }
}
