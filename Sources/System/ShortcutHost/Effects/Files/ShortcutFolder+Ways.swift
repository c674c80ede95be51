// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import Sentences
import Shortcuts

/// The ways in a folder, and what is at their ends.
extension ShortcutFolder {
    private var root: String { url.path(percentEncoded: false) }

    func names(of path: String) throws(ShortcutFailure) -> FileNames { try FileNames(path, depth: limits.depth) }

    /// Where something goes that a path names, or that lies in the folder that a path names.
    func target(_ path: String, for name: String) throws(ShortcutFailure) -> FileNames {
        let names = try names(of: path)
        if names.isFolder { return names.appending(name) }
        return try entry(names)?.kind == .folder ? names.appending(name) : names
    }

    func open(_ names: FileNames) throws(SystemError) -> Descriptor {
        let flags = O_RDONLY | O_DIRECTORY
        let base = try Descriptor(path: root, flags: flags)
        return names.names.isEmpty ? base : try Descriptor(beneath: names.path, in: base, flags: flags)
    }

    /// What is at a place; nil if there is nothing.
    func entry(_ names: FileNames) throws(ShortcutFailure) -> FolderEntry? {
        do throws(SystemError) {
            if names.names.isEmpty { return FolderEntry(try open(names).status(), at: []) }
            return try FolderEntry(names.last, in: try open(names.parent), at: names.names)
        } catch {
            if error.code == ENOENT { return nil }
            throw [ELOOP, ENOTDIR].contains(error.code)
                ? Self.isLink(names) : Self.failure("‘\(names.path)’ cannot be used", error)
        }
    }

    func file(_ names: FileNames) throws(ShortcutFailure) -> ContentFile {
        do throws(PlainFile.Problem) {
            let bytes = try PlainFile.read(names.path, beneath: root, limit: limits.fileSize)
            return ContentFile(
                name: names.last, type: FileTypes.type(ofName: names.last), data: Data(bytes),
                path: prefix + names.path)
        } catch {
            throw ShortcutFailure("‘\(names.path)’ cannot be read: \(error.reason)", remedy: "choose another file")
        }
    }

    func folder(_ names: FileNames) -> ContentFile {
        ContentFile(
            name: names.names.last ?? url.lastPathComponent, type: "public.folder", data: Data(),
            path: prefix + names.path)
    }

    func makeFolder(_ names: FileNames) throws(ShortcutFailure) {
        if prefix.isEmpty {
            do {
                try FileManager.default.createDirectory(
                    at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw ShortcutFailure(
                    "the shortcut’s own folder cannot be made: \(SystemError.reason(of: error))",
                    remedy: "free some disk space")
            }
        }
        do throws(SystemError) {
            var place = try open(FileNames([]))
            for name in names.names {
                guard mkdirat(place.number, name, 0o700) == 0 || errno == EEXIST else { throw SystemError(errno) }
                place = try Descriptor(name, in: place, flags: O_RDONLY | O_DIRECTORY)
            }
        } catch {
            throw [ELOOP, ENOTDIR].contains(error.code)
                ? Self.isLink(names) : Self.failure("the folder ‘\(names.path)’ cannot be made", error)
        }
    }

    // MARK: - Writing

    /// Writes a file, whole or not at all.
    ///
    /// - Returns: Its name: another one where that is taken and not to be replaced.
    func write(_ data: Data, _ names: FileNames, overwrites: Bool) throws(ShortcutFailure) -> String {
        do throws(SystemError) {
            let place = try open(names.parent)
            let draft = ".beckon-\(String(UInt64.random(in: .min ... .max), radix: 16))"
            let file = try Descriptor(draft, in: place, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
            do throws(SystemError) {
                var rest = data[...]
                while !rest.isEmpty {
                    try file.write(Array(rest.prefix(1 << 20)))
                    rest = rest.dropFirst(1 << 20)
                }
                return try Self.rename(draft, in: place, to: names.last, in: place, overwrites: overwrites)
            } catch {
                unlinkat(place.number, draft, 0)
                throw error
            }
        } catch {
            throw error.code == EEXIST ? Self.isTaken(names) : Self.failure("‘\(names.path)’ cannot be written", error)
        }
    }

    /// Gives an entry another name: one that is free, or that of what is replaced.
    ///
    /// - Returns: The name.
    private static func rename(
        _ name: String, in folder: borrowing Descriptor, to newName: String, in newFolder: borrowing Descriptor,
        overwrites: Bool
    ) throws(SystemError) -> String {
        if overwrites {
            try folder.move(name, to: newFolder, as: newName)
            return newName
        }
        for candidate in FileNames.alternatives(to: newName)
        where try folder.moveIfFree(name, to: newFolder, as: candidate) {
            return candidate
        }
        throw SystemError(EEXIST)
    }

    /// Gives what is at a place another one, on another disk by a copy of it.
    ///
    /// - Returns: Its name there.
    func relocate(
        _ names: FileNames, to other: ShortcutFolder, _ targets: FileNames, overwrites: Bool
    ) throws(ShortcutFailure) -> String {
        do throws(SystemError) {
            let place = try open(names.parent)
            let target = try other.open(targets.parent)
            return try Self.rename(names.last, in: place, to: targets.last, in: target, overwrites: overwrites)
        } catch {
            switch error.code {
            case EXDEV: return try copy(names, to: other, targets, overwrites: overwrites)
            case ENOENT: throw Self.gone(names)
            case EEXIST: throw Self.isTaken(targets)
            default: throw Self.failure("‘\(names.path)’ cannot be moved", error)
            }
        }
    }

    private func copy(
        _ names: FileNames, to other: ShortcutFolder, _ targets: FileNames, overwrites: Bool
    ) throws(ShortcutFailure) -> String {
        guard try entry(names)?.kind == .file else {
            throw ShortcutFailure(
                "‘\(names.path)’ is a folder and cannot move to another disk", remedy: "move the files in it")
        }
        let data = try file(names).data
        try other.check(data.count, of: names.last)
        let name = try other.write(data, targets, overwrites: overwrites)
        try delete(names.path, forGood: true)
        return name
    }

    /// Whether it is in the desktop's bin now; what lies on another disk does not go there.
    func moveIntoTrash(_ names: FileNames, _ trash: DesktopTrash) throws(ShortcutFailure) -> Bool {
        let original = names.names.reduce(url) { $0.appending(path: $1, directoryHint: .notDirectory) }
        do throws(SystemError) {
            try trash.take(names.last, in: try open(names.parent), from: original.path(percentEncoded: false))
            return true
        } catch {
            if error.code == EXDEV { return false }
            throw Self.failure("‘\(names.path)’ cannot be moved to the trash", error)
        }
    }

    // MARK: - What goes wrong

    static func failure(_ what: Sentence, _ error: SystemError) -> ShortcutFailure {
        ShortcutFailure("\(what): \(error)", remedy: "check the folder that contains it")
    }

    static func gone(_ names: FileNames) -> ShortcutFailure {
        ShortcutFailure("there is no file ‘\(names.path)’", remedy: "save it first, or choose another")
    }

    static func isLink(_ names: FileNames) -> ShortcutFailure {
        ShortcutFailure(
            "the path ‘\(names.path)’ contains a link or a file", remedy: "use the path that it leads to")
    }

    static func isNoFile(_ names: FileNames) -> ShortcutFailure {
        ShortcutFailure("‘\(names.path)’ is not a regular file", remedy: "choose another one")
    }

    static func isTaken(_ names: FileNames) -> ShortcutFailure {
        ShortcutFailure("there are too many files called ‘\(names.last)’", remedy: "use another name")
    }

    static let isWhole = ShortcutFailure(
        "the folder of a shortcut cannot be moved", remedy: "choose something inside it")
}
