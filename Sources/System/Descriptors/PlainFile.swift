// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
package import Sentences

/// Reads files whole, up to a size, and nothing but files: no pipe is waited for, no device read.
package enum PlainFile {
    /// Why a file is not read.
    package enum Problem: Error, Hashable {
        case absent
        case noFile
        /// A link stands there or on the way, where none is followed.
        case link
        /// It has more bytes than that.
        case tooLarge(limit: Int)
        /// With the number of the error.
        case system(Int32)

        /// What stands in the way, as a part of a sentence.
        package var reason: Sentence {
            switch self {
            case .absent: "there is no such file"
            case .noFile: "it is not a regular file"
            case .link: "it is a symbolic link, or lies behind one"
            case .tooLarge(let limit): "it has more than \(limit) bytes"
            case .system(let code): "\(SystemError(code))"
            }
        }
    }

    /// The bytes of the file that a path leads to, links followed.
    ///
    /// - Parameter limit: In bytes.
    package static func read(_ path: String, limit: Int) throws(Problem) -> [UInt8] {
        try result(of: path, limit: limit).get()
    }

    /// The bytes of a file below a folder, by a way that leads over no link.
    ///
    /// - Parameters:
    ///   - path: Relative, without `.` and `..`.
    ///   - folder: By a path that is the person's own.
    ///   - limit: In bytes.
    package static func read(_ path: String, beneath folder: String, limit: Int) throws(Problem) -> [UInt8] {
        try result(of: path, beneath: folder, limit: limit).get()
    }

    /// Writes a file below a folder, by a way that leads over no link; a file or link of its name is replaced in one
    /// step.
    ///
    /// - Parameters:
    ///   - path: Relative, without `.` and `..`.
    ///   - folder: By a path that is the person's own.
    package static func write(_ bytes: some Sequence<UInt8>, to path: String, beneath folder: String)
        throws(SystemError)
    {
        var names = path.split(separator: "/").map(String.init)
        guard let name = names.popLast(), !name.utf8.contains(0) else { throw SystemError(EINVAL) }
        let way = names.isEmpty ? "." : names.joined(separator: "/")
        let flags = O_RDONLY | O_DIRECTORY
        let place = try Descriptor(beneath: way, in: Descriptor(path: folder, flags: flags), flags: flags)
        let draft = Descriptor.freshName()
        do throws(SystemError) {
            let file = try Descriptor(draft, in: place, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
            try file.write(Array(bytes))
            try place.move(draft, to: place, as: name)
        } catch {
            unlinkat(place.number, draft, 0)
            throw error
        }
    }

    /// Opens the file that a path leads to, links followed, or one below a folder by a way that leads over no link.
    ///
    /// - Parameters:
    ///   - path: Below a folder, relative, without `.` and `..`.
    ///   - folder: By a path that is the person's own.
    /// - Returns: The number of an open file, which the caller closes.
    package static func openForReading(_ path: String, beneath folder: String? = nil) throws(Problem) -> Int32 {
        guard !path.utf8.contains(0) else { throw .absent }
        do throws(SystemError) {
            if let number = try plainFile(path, beneath: folder) { return number }
        } catch {
            throw problem(error, beneath: folder)
        }
        throw .noFile
    }

    /// Nil for what is not a file.
    private static func plainFile(_ path: String, beneath folder: String?) throws(SystemError) -> Int32? {
        let file = try open(path, beneath: folder)
        return try file.status().st_mode & S_IFMT == S_IFREG ? file.take() : nil
    }

    private static func open(_ path: String, beneath folder: String?) throws(SystemError) -> Descriptor {
        // No pipe is waited for, and no terminal becomes ours.
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
        guard let folder else { return try Descriptor(path: path, flags: flags) }
        return try Descriptor(
            beneath: path, in: Descriptor(path: folder, flags: O_RDONLY | O_DIRECTORY), flags: flags)
    }

    private static func result(
        of path: String, beneath folder: String? = nil, limit: Int
    ) -> Result<[UInt8], Problem> {
        // To the kernel a path ends there.
        guard !path.utf8.contains(0) else { return .failure(.absent) }
        do throws(SystemError) {
            let file = try open(path, beneath: folder)
            let status = try file.status()
            guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.noFile) }
            guard status.st_size <= limit else { return .failure(.tooLarge(limit: limit)) }
            let bytes = try file.bytes(limit: limit)
            // It may have grown since it was measured.
            return bytes.count <= limit ? .success(bytes) : .failure(.tooLarge(limit: limit))
        } catch {
            return .failure(problem(error, beneath: folder))
        }
    }

    private static func problem(_ error: SystemError, beneath folder: String?) -> Problem {
        switch error.code {
        case ENOENT: .absent
        // A link, or one in the place of a folder; by a path they are followed, unless they turn in circles.
        case ELOOP, ENOTDIR: folder == nil ? .system(error.code) : .link
        case let code: .system(code)
        }
    }
}
