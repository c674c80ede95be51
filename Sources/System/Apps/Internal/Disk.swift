// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
import Foundation
import Glibc
import Sentences

/// File operations with errors that say what, where and why.
enum Disk {
    static func contents(of folder: URL) throws(InstallError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            throw self.error("read", folder, error)
        }
    }

    static func makeFolder(_ folder: URL) throws(InstallError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        } catch {
            throw self.error("make", folder, error)
        }
    }

    /// Writes a file that is whole, on the disk and under its name when this returns.
    static func writeDurably(_ data: Data, to file: URL) throws(InstallError) {
        try write(data, to: file)
        for item in [file, file.deletingLastPathComponent()] {
            let descriptor = open(item.path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw error("write", item, errno) }
            defer { close(descriptor) }
            guard fsync(descriptor) == 0 else { throw error("write", item, errno) }
        }
    }

    /// The bytes of a file of at most `limit` bytes.
    static func read(_ file: URL, limit: Int) throws(InstallError) -> Data {
        do throws(PlainFile.Problem) {
            return Data(try PlainFile.read(file.path, limit: limit))
        } catch {
            switch error {
            case .tooLarge:
                throw InstallError(.badBundle, file.path, reason: error.reason, remedy: "make it smaller")
            case .noFile:
                throw InstallError(.badBundle, file.path, reason: error.reason, remedy: "put a file in its place")
            case .absent, .link, .system: throw failure("read", file, error.reason)
            }
        }
    }

    static func write(_ data: Data, to file: URL) throws(InstallError) {
        do {
            try data.write(to: file)
        } catch {
            throw self.error("write", file, error)
        }
    }

    /// Copies the bytes; of the mode only whether it may be run, so that no
    /// special bits come along.
    static func copyFile(_ source: URL, to target: URL, isExecutable: Bool) throws(InstallError) {
        do {
            try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: target)
            try FileManager.default.setAttributes(
                [.posixPermissions: isExecutable ? 0o755 : 0o644], ofItemAtPath: target.path)
        } catch {
            throw self.error("copy", source, error)
        }
    }

    /// How many bytes there is room for on the disk of a folder; nil if the disk does not say.
    static func room(at folder: URL) -> Int? {
        var status = statvfs()
        guard statvfs(folder.path, &status) == 0 else { return nil }
        let (bytes, isOver) = status.f_bavail.multipliedReportingOverflow(by: status.f_frsize)
        return isOver ? nil : Int(exactly: bytes)
    }

    /// Removes a file, or a folder with all that is in it, whatever its contents are.
    static func remove(_ item: URL) throws(InstallError) {
        do throws(SystemError) {
            try parent(of: item).remove(item.lastPathComponent)
        } catch {
            guard error.code != ENOENT else { return }
            throw self.error("remove", item, error.code)
        }
    }

    /// The folder that an item is in, by a path that is the person's own.
    static func parent(of item: URL) throws(SystemError) -> Descriptor {
        try Descriptor(path: item.deletingLastPathComponent().path, flags: O_RDONLY | O_DIRECTORY)
    }

    /// Whether there is an entry of this name, be it a link to nowhere.
    static func exists(_ item: URL) -> Bool {
        var status = stat()
        return lstat(item.path, &status) == 0
    }

    static func isFolder(_ item: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func isFile(_ item: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    static func error(_ verb: Sentence, _ item: URL, _ code: Int32) -> InstallError {
        failure(verb, item, "\(SystemError(code))")
    }

    static func error(_ verb: Sentence, _ item: URL, _ error: any Error) -> InstallError {
        failure(verb, item, SystemError.reason(of: error))
    }

    private static func failure(_ verb: Sentence, _ item: URL, _ reason: Sentence) -> InstallError {
        InstallError(
            .disk, item.path, reason: "cannot \(verb) it: \(reason)",
            remedy: "check the path, its permissions and the free disk space")
    }
}

extension Disk {
    /// Where the older of two folders is while the newer one goes to its place.
    static let asideSuffix = "old"

    /// Puts a folder in the place of another in one step, so that no process ever
    /// sees half of it. The older one is where the newer was then, to be removed with what is around it.
    static func replace(_ place: URL, with staged: URL) throws(InstallError) {
        guard exists(place) else {
            return try move(staged, to: place)
        }
        if beckon_exchange(staged.path, place.path) == 0 { return }
        // Some file systems cannot exchange two entries: then there is a moment
        // with neither, and the older one comes back if the newer cannot go in.
        // Beside its place, where it is looked for after a crash.
        let aside = place.appendingPathExtension(asideSuffix)
        try remove(aside)
        try move(place, to: aside)
        do {
            try move(staged, to: place)
        } catch {
            try move(aside, to: place)
            throw error
        }
        try remove(aside)
    }

    static func move(_ item: URL, to place: URL) throws(InstallError) {
        guard rename(item.path, place.path) == 0 else { throw error("move", item, errno) }
    }
}
