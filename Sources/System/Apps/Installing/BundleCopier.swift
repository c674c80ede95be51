// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences

/// Copies a bundle that was made elsewhere, and nothing but a bundle: plain files
/// and folders, and links that stay inside.
struct BundleCopier {
    /// More than any real bundle has.
    static let entryLimit = 100_000
    static let depthLimit = 32
    /// In bytes, as much as a signature covers; of a file with holes, its length counts.
    static let byteLimit = 8 << 30

    private let source: URL
    private var entries = 0
    private var bytes = 0

    /// Copies the folder to a place where nothing is yet, once it is known how much that is and that there is room for
    /// it.
    ///
    /// - Parameter room: How many bytes a folder's disk takes; nil if it does not say.
    /// - Throws: ``InstallError`` naming the entry that cannot be copied or must not be.
    static func copy(
        _ source: URL, to target: URL, room: (URL) -> Int? = Disk.room
    ) throws(InstallError) {
        var copier = BundleCopier(source: source.standardizedFileURL.resolvingSymlinksInPath())
        try copier.measure(copier.source, depth: 0)
        if let room = room(target.deletingLastPathComponent()), copier.bytes > room {
            throw InstallError(
                .disk, source.path,
                reason: "it has \(copier.bytes >> 20) MiB, and the disk has \(room >> 20) MiB left",
                remedy: "make room on the disk of \(target.deletingLastPathComponent().path)")
        }
        copier.entries = 0
        try copier.copyFolder(copier.source, to: target, depth: 0)
    }

    private mutating func measure(_ folder: URL, depth: Int) throws(InstallError) {
        try checkDepth(of: folder, depth)
        for name in try Disk.contents(of: folder) {
            try count(in: folder)
            let entry = folder.appending(path: name)
            let status = try Self.status(of: entry)
            switch status.st_mode & S_IFMT {
            case S_IFDIR: try measure(entry, depth: depth + 1)
            case S_IFREG:
                bytes = bytes.addingReportingOverflow(Int(status.st_size)).partialValue
                guard (0...Self.byteLimit).contains(bytes) else {
                    throw refusal(
                        source, "the bundle has more than \(Self.byteLimit >> 30) GiB", "remove what is not needed")
                }
            default: continue
            }
        }
    }

    private func checkDepth(of folder: URL, _ depth: Int) throws(InstallError) {
        guard depth < Self.depthLimit else {
            throw refusal(folder, "the folders nest deeper than \(Self.depthLimit) levels", "use fewer nested folders")
        }
    }

    private mutating func count(in folder: URL) throws(InstallError) {
        entries += 1
        guard entries <= Self.entryLimit else {
            throw refusal(folder, "the bundle has more than \(Self.entryLimit) entries", "remove what is not needed")
        }
    }

    private static func status(of entry: URL) throws(InstallError) -> stat {
        var status = stat()
        guard lstat(entry.path, &status) == 0 else { throw Disk.error("read", entry, errno) }
        return status
    }

    private init(source: URL) { self.source = source }

    private mutating func copyFolder(_ folder: URL, to target: URL, depth: Int) throws(InstallError) {
        try checkDepth(of: folder, depth)
        let names = try Disk.contents(of: folder)
        try Disk.makeFolder(target)
        for name in names {
            try count(in: folder)
            try copyEntry(folder.appending(path: name), to: target.appending(path: name), depth: depth)
        }
    }

    private mutating func copyEntry(_ entry: URL, to target: URL, depth: Int) throws(InstallError) {
        let status = try Self.status(of: entry)
        switch status.st_mode & S_IFMT {
        case S_IFDIR: try copyFolder(entry, to: target, depth: depth + 1)
        case S_IFREG: try Disk.copyFile(entry, to: target, isExecutable: status.st_mode & S_IXUSR != 0)
        case S_IFLNK: try copyLink(entry, to: target)
        default:
            throw refusal(entry, "a bundle may not contain a device, pipe or socket", "take it out of the bundle")
        }
    }

    private func copyLink(_ link: URL, to target: URL) throws(InstallError) {
        let destination: String
        do {
            destination = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
        } catch {
            throw Disk.error("read", link, error)
        }
        let resolved = link.deletingLastPathComponent().appending(path: destination).standardizedFileURL
            .resolvingSymlinksInPath()
        guard !destination.hasPrefix("/"), resolved.path.hasPrefix(source.path + "/") else {
            throw refusal(
                link, "the link leads out of the bundle, to ‘\(destination.prefix(200))’",
                "put the file itself into the bundle")
        }
        do {
            try FileManager.default.createSymbolicLink(atPath: target.path, withDestinationPath: destination)
        } catch {
            throw Disk.error("write", target, error)
        }
    }

    private func refusal(_ entry: URL, _ reason: Sentence, _ remedy: Sentence) -> InstallError {
        InstallError(.badBundle, entry.path, reason: reason, remedy: remedy)
    }
}
