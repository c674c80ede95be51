// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
package import Glibc

/// An open file or folder, closed when the value ends.
///
/// What is opened through a folder lies in it, whatever other processes do
/// there meanwhile: no link is followed on the way.
package struct Descriptor: ~Copyable, Sendable {
    package let number: Int32

    /// How a path below a folder is followed.
    package enum Walk: Hashable, Sendable {
        /// In one call, see openat2(2).
        case byKernel
        /// Name by name, as before Linux 5.6.
        case stepByStep
    }

    /// Opens what a path leads to, links followed; for paths that are the person's own.
    package init(path: String, flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        number = open(path, flags | O_CLOEXEC, mode)
        guard number >= 0 else { throw SystemError(errno) }
    }

    /// Opens an entry of a folder, which may be no link.
    package init(
        _ name: String, in folder: borrowing Descriptor, flags: Int32, mode: UInt32 = 0
    ) throws(SystemError) {
        number = openat(folder.number, name, flags | O_CLOEXEC | O_NOFOLLOW, mode)
        guard number >= 0 else { throw SystemError(errno) }
    }

    /// Opens what lies below a folder, by a way that leads over no link and not out of it.
    ///
    /// - Parameters:
    ///   - path: Relative, without `.` and `..`.
    ///   - walk: Who follows the path; a kernel that cannot, or may not, leaves it to us anyway.
    package init(
        beneath path: String, in folder: borrowing Descriptor, flags: Int32, walk: Walk = .byKernel
    ) throws(SystemError) {
        number =
            switch walk {
            case .byKernel: beckon_open_beneath(folder.number, path, flags)
            case .stepByStep: beckon_open_step_by_step(folder.number, path, flags)
            }
        guard number >= 0 else { throw SystemError(errno) }
    }

    /// Opens an entry of a folder that may be absent, and may be no link.
    package static func ifPresent(
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

    /// Takes over a descriptor, and closes it.
    package init(owning number: Int32) {
        self.number = number
    }

    deinit {
        if number >= 0 { close(number) }
    }

    /// Gives the descriptor away, to be closed by anyone who takes it.
    package consuming func take() -> Int32 {
        let number = number
        discard self
        return number
    }

    /// Waits until the disk has what was written.
    package func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw SystemError(errno) }
    }

    /// Writes all of the bytes at the place where it stands.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError(errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// What kind of thing is open, how large, with which rights.
    package func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw SystemError(errno) }
        return status
    }

    /// The names in an open folder, in the order of their bytes; nil in the place of one that is not UTF-8.
    ///
    /// - Parameter limit: So many are read, and one more where there are more.
    package func names(limit: Int) throws(SystemError) -> [String?] {
        var names: [[UInt8]] = []
        try forEachEntry { name in
            names.append(Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
            return names.count <= limit
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.map { String(validating: $0, as: UTF8.self) }
    }

    /// Calls the body with each name in an open folder, in the disk's order, until it says false. No more
    /// than a handful of names is in memory at a time.
    func forEachEntry(_ body: (UnsafePointer<CChar>) -> Bool) throws(SystemError) {
        // The stream owns its descriptor and moves its position, so it gets one of its own.
        let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw SystemError(errno) }
        guard let stream = fdopendir(copy) else {
            let code = errno
            close(copy)
            throw SystemError(code)
        }
        defer { closedir(stream) }
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw SystemError(errno) }
                return
            }
            // Not by a copy of the array, which is longer than the entry may be.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { throw SystemError(ENOSYS) }
            let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { continue }
            guard body(name) else { return }
        }
    }

    /// The whole of an open file; of one that is larger than the limit, one byte more than that.
    package func bytes(limit: Int) throws(SystemError) -> [UInt8] {
        var content: [UInt8] = []
        while content.count <= limit {
            let part = try bytes(at: content.count, count: min(1 << 16, limit + 1 - content.count))
            if part.isEmpty { break }
            content += part
        }
        return content
    }

    /// Up to `count` bytes from a place of an open file; fewer at its end.
    package func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
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
