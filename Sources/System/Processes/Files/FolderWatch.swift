// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Dispatch
package import Foundation
import Glibc
package import Sentences
import Synchronization

/// Tells when something below a folder is written, added, moved or removed; see inotify(7).
///
/// Hidden files and folders are not watched, which leaves out the build folder, nor are the backups of editors.
package final class FolderWatch: Sendable {
    private static let kinds = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let bufferSize = 64 << 10

    /// The path of what has changed; of several changes that nobody has waited for, the first. Throws `Problem` if a new
    /// folder cannot be watched.
    package let changes: AsyncThrowingStream<String, any Error>

    private let report: AsyncThrowingStream<String, any Error>.Continuation
    private let root: String
    private let descriptor: Int32
    /// Dispatch's objects may be used on any thread; their protocols do not say so.
    private nonisolated(unsafe) let source: any DispatchSourceRead
    /// The folders, by the numbers that the kernel gives them.
    private let folders = Mutex<[Int32: Watched]>([:])

    private struct Watched {
        var path: String
        /// The names of the files that count, for one outside that links lead to; nil means all.
        var files: Set<String>?
    }

    /// Watches a folder and all in it, those that come later too, until the stream is no longer read.
    ///
    /// - Throws: `Problem` where the folder cannot be watched.
    package init(_ folder: URL) throws(Problem<Fault>) {
        root = folder.standardizedFileURL.path
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw Self.problem(with: folder.path, errno) }
        source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor, queue: DispatchQueue(label: "org.beckon.folder-watch"))
        (changes, report) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingOldest(1))
        source.setCancelHandler { [descriptor] in close(descriptor) }
        source.setEventHandler { [weak self] in self?.read() }
        source.activate()
        report.onTermination = { [weak self] _ in self?.source.cancel() }
        try watch(root, isRoot: true)
    }

    deinit { source.cancel() }

    private static func problem(with folder: String, _ code: Int32) -> Problem<Fault> {
        let isFull = code == ENOSPC
        return Problem(
            "\(folder) cannot be watched: \(SystemError(code))",
            remedy: isFull
                ? "raise the limit with 'sudo sysctl fs.inotify.max_user_watches=524288'" : "check the path",
            fault: isFull ? .failure : .input)
    }

    private func watch(_ path: String, isRoot: Bool = false) throws(Problem<Fault>) {
        let number = inotify_add_watch(descriptor, path, Self.kinds | UInt32(IN_ONLYDIR))
        guard number >= 0 else {
            // A file, a folder that has just gone, or one that no build can read either.
            if !isRoot, errno == ENOTDIR { return try watchTarget(of: path) }
            if !isRoot, [ENOENT, EACCES, ELOOP].contains(errno) { return }
            throw Self.problem(with: path, errno)
        }
        // A link may lead back to a folder that is watched.
        let known = folders.withLock { $0.updateValue(Watched(path: path, files: nil), forKey: number) }
        guard known == nil || known?.files != nil else { return }
        // A folder that has just gone has nothing in it.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where Self.isWatched(name) {
            try watch(path + "/" + name)
        }
    }

    /// Watches the file that a link leads to: the sources of an imported project are such links.
    private func watchTarget(of link: String) throws(Problem<Fault>) {
        let target = URL(filePath: link).resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent().path
        guard target.path != link else { return }
        let number = inotify_add_watch(descriptor, folder, Self.kinds | UInt32(IN_ONLYDIR))
        guard number >= 0 else {
            if [ENOENT, EACCES, ELOOP].contains(errno) { return }
            throw Self.problem(with: folder, errno)
        }
        folders.withLock { folders in
            var watched = folders[number] ?? Watched(path: folder, files: [])
            watched.files?.insert(target.lastPathComponent)
            folders[number] = watched
        }
    }

    private static func isWatched(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasSuffix("~") }

    private func read() {
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: Self.bufferSize, alignment: MemoryLayout<inotify_event>.alignment)
        defer { buffer.deallocate() }
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            guard count > 0 else { break }
            var place = 0
            while place < count {
                let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                let name = buffer[(place + MemoryLayout<inotify_event>.size)...].prefix(Int(event.len))
                take(event, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
                place += MemoryLayout<inotify_event>.size + Int(event.len)
            }
        }
    }

    private func take(_ event: inotify_event, _ name: String) {
        func has(_ bits: Int32) -> Bool { event.mask & UInt32(bitPattern: bits) != 0 }
        if has(Int32(IN_Q_OVERFLOW)) {
            // Events were lost, and anything may have changed.
            report.yield(root)
        } else if has(Int32(IN_IGNORED)) {
            folders.withLock { $0[event.wd] = nil }
        } else if Self.isWatched(name), let folder = folders.withLock({ $0[event.wd] }),
            folder.files?.contains(name) ?? true
        {
            let path = folder.path + "/" + name
            let isFolder = has(Int32(IN_ISDIR))
            // Nil for what is no link, or has just gone.
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            if isFolder || isLink, has(Int32(IN_CREATE | IN_MOVED_TO)) {
                do throws(Problem<Fault>) {
                    try watch(path)
                } catch {
                    return report.finish(throwing: error)
                }
            }
            // A file that was made is written next.
            if isFolder || isLink || !has(Int32(IN_CREATE)) { report.yield(path) }
        }
    }
}
