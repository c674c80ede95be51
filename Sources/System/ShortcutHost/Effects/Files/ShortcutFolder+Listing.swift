// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import Sentences
import Shortcuts

/// What is in a folder.
extension ShortcutFolder {
    /// The files and folders in a folder, by name; in the folders of it too where that is wanted.
    func contents(of path: String, isDeep: Bool) throws(ShortcutFailure) -> [ContentFile] {
        let names = try names(of: path)
        var size = 0
        var files: [ContentFile] = []
        for entry in try entries(below: names, isDeep: isDeep) {
            if entry.kind == .folder {
                files.append(folder(FileNames(entry.names)))
                continue
            }
            size += entry.size
            guard size <= limits.listedSize else {
                throw ShortcutFailure(
                    "the files together have more than \(limits.listedSize >> 20) MB", remedy: "list a smaller folder",
                    kind: .tooMuch)
            }
            files.append(try file(FileNames(entry.names)))
        }
        return files
    }

    /// The entries below a place; links and what is not a file are passed over.
    ///
    /// - Parameter showsBin: Whether what was deleted is among them.
    func entries(
        below names: FileNames, isDeep: Bool, showsBin: Bool = false
    ) throws(ShortcutFailure) -> [FolderEntry] {
        var entries: [FolderEntry] = []
        guard let place = try entry(names) else {
            // A shortcut that has kept nothing has an empty folder.
            if names.names.isEmpty { return [] }
            throw Self.gone(names)
        }
        guard place.kind == .folder else {
            throw place.kind == .link ? Self.isLink(names) : Self.isNoFolder(names)
        }
        try list(names, isDeep: isDeep, showsBin: showsBin, into: &entries)
        return entries
    }

    private func list(
        _ names: FileNames, isDeep: Bool, showsBin: Bool, into entries: inout [FolderEntry]
    ) throws(ShortcutFailure) {
        let found: [FolderEntry]
        do throws(SystemError) {
            let place = try open(names)
            var inside: [FolderEntry] = []
            for name in try place.names(limit: limits.count) {
                // A name that is not text has no path; a link leads out.
                guard let name, let entry = try FolderEntry(name, in: place, at: names.names + [name]) else { continue }
                if entry.kind == .file || entry.kind == .folder { inside.append(entry) }
            }
            found = inside
        } catch {
            throw Self.failure("‘\(names.path)’ cannot be listed", error)
        }
        for entry in found where showsBin || !isHidden(entry) {
            guard entries.count < limits.count else {
                throw ShortcutFailure(
                    "there are more than \(limits.count) files",
                    remedy: "delete some of them, or list a smaller folder",
                    kind: .tooMuch)
            }
            entries.append(entry)
            if entry.kind == .folder, isDeep, entry.names.count < limits.depth {
                try list(FileNames(entry.names), isDeep: true, showsBin: showsBin, into: &entries)
            }
        }
    }

    /// The bin, and what is being written.
    private func isHidden(_ entry: FolderEntry) -> Bool {
        entry.names == [Self.bin] || entry.name.hasPrefix(".beckon-")
    }

    private static func isNoFolder(_ names: FileNames) -> ShortcutFailure {
        ShortcutFailure("‘\(names.path)’ is not a folder", remedy: "use the folder that contains it")
    }
}
