// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
package import Foundation
import Glibc
import Sentences
import Shortcuts

/// The folder of a shortcut's own: all that it keeps lies there, and no path that it names leads out of it.
///
/// Every way in it is gone by descriptors and over no link, so that what others change meanwhile leads nowhere else.
package struct ShortcutFolder: Sendable {
    /// What may be kept.
    package struct Limits: Sendable {
        /// Bytes of one file.
        package var fileSize = 256 << 20
        /// Bytes of all files together.
        package var totalSize = 4 << 30
        /// Bytes of the files that are listed at once.
        package var listedSize = 1 << 30
        /// Files and folders that are listed at once.
        package var count = 100_000
        /// Folders in folders.
        package var depth = 32

        package init() {}
    }

    /// What deleted files are moved to.
    static let bin = ".Trash"

    let url: URL
    let limits: Limits
    /// What stands before the paths of its files: nothing for the shortcut's own.
    let prefix: String
    private let use = FolderUse()

    /// - Parameter folder: Made when something is first kept; its path is the person's own.
    package init(_ folder: URL, limits: Limits = Limits()) { self.init(folder, limits: limits, prefix: "") }

    init(_ folder: URL, limits: Limits, prefix: String) {
        url = folder
        self.limits = limits
        self.prefix = prefix
    }

    /// The file or folder at a path; nil if there is none.
    func item(at path: String) throws(ShortcutFailure) -> ContentFile? {
        let names = try names(of: path)
        switch try entry(names)?.kind {
        case nil: return nil
        case .folder: return folder(names)
        case .file: return try file(names)
        case .link: throw Self.isLink(names)
        case .other: throw Self.isNoFile(names)
        }
    }

    /// Keeps a file, under another name where one of its name is not to be replaced.
    func save(_ file: ContentFile, at path: String, overwrites: Bool) throws(ShortcutFailure) -> ContentFile {
        let names = try target(path, for: FileNames.plain(file.name))
        try check(file.data.count, of: file.name)
        try makeFolder(names.parent)
        let name = try write(file.data, names, overwrites: overwrites)
        let type = FileTypes.type(ofName: name) == "public.data" ? file.type : FileTypes.type(ofName: name)
        return ContentFile(name: name, type: type, data: file.data, path: prefix + names.parent.appending(name).path)
    }

    /// Makes a folder and those that it lies in.
    func createFolder(_ path: String) throws(ShortcutFailure) -> ContentFile {
        let names = try names(of: path)
        try makeFolder(names)
        return folder(names)
    }

    /// Puts a text to the end or the beginning of a file, which is made if there is none.
    func append(
        _ text: String, to path: String, isBefore: Bool, onNewLine: Bool
    ) throws(ShortcutFailure) -> ContentFile {
        let names = try names(of: path)
        let old = try item(at: path)
        guard !names.names.isEmpty, old?.type != "public.folder" else { throw Self.isNoFile(names) }
        let oldData = old?.data ?? Data()
        let (first, second) = isBefore ? (Data(text.utf8), oldData) : (oldData, Data(text.utf8))
        let isSeparate = first.isEmpty || second.isEmpty || first.last == UInt8(ascii: "\n")
        let whole = first + (onNewLine && !isSeparate ? Data("\n".utf8) : Data()) + second
        try check(whole.count, of: names.last)
        try makeFolder(names.parent)
        _ = try write(whole, names, overwrites: true)
        return ContentFile(
            name: names.last, type: FileTypes.type(ofName: names.last), data: whole, path: prefix + names.path)
    }

    /// Moves what is kept into the bin, or deletes it; what is missing is deleted already.
    ///
    /// - Parameter trash: The desktop's bin; nil for one in this folder.
    func delete(_ path: String, forGood: Bool, trash: DesktopTrash? = nil) throws(ShortcutFailure) {
        let names = try names(of: path)
        guard !names.names.isEmpty else { throw Self.isWhole }
        guard try entry(names) != nil else { return }
        if !forGood {
            if let trash, try moveIntoTrash(names, trash) { return }
            try makeFolder(FileNames([Self.bin]))
            _ = try relocate(names, to: self, FileNames([Self.bin, names.last]), overwrites: false)
            return
        }
        do throws(SystemError) {
            try open(names.parent).remove(names.last)
        } catch {
            throw Self.failure("‘\(names.path)’ cannot be deleted", error)
        }
    }

    /// Moves a file or folder into a folder, or to another name; gives it from there.
    ///
    /// - Parameter other: The folder that the new path is below; nil for this one.
    func move(
        _ path: String, to target: String, in other: ShortcutFolder? = nil, overwrites: Bool
    ) throws(ShortcutFailure) -> ContentFile {
        let names = try names(of: path)
        let other = other ?? self
        guard !names.names.isEmpty else { throw Self.isWhole }
        guard let entry = try entry(names) else { throw Self.gone(names) }
        guard entry.kind != .link else { throw Self.isLink(names) }
        let targets = try other.target(target, for: names.last)
        try other.makeFolder(targets.parent)
        let name = try relocate(names, to: other, targets, overwrites: overwrites)
        let place = targets.parent.appending(name)
        guard let item = try other.item(at: place.path) else { throw Self.gone(place) }
        return item
    }

    /// Where on the disk something lies, as an address.
    func address(of path: String) throws(ShortcutFailure) -> String {
        let names = try names(of: path)
        guard let entry = try entry(names), entry.kind != .link else { throw Self.gone(names) }
        return names.names.reduce(url) { $0.appending(path: $1, directoryHint: .notDirectory) }.absoluteString
    }

    // MARK: - Bounds

    func check(_ size: Int, of name: String) throws(ShortcutFailure) {
        guard size <= limits.fileSize else {
            throw ShortcutFailure(
                "‘\(name)’ is larger than \(limits.fileSize >> 20) MB", remedy: "save a smaller one",
                kind: .tooMuch)
        }
        // What the person's other folders have in them is theirs.
        guard prefix.isEmpty else { return }
        guard try use.takes(size, limit: limits.totalSize, count: countBytes) else {
            throw ShortcutFailure(
                "the shortcut has stored more than \(limits.totalSize >> 20) MB", remedy: "delete some of its files",
                kind: .tooMuch)
        }
    }

    /// The bytes of all files.
    ///
    /// What cannot be counted is not taken for nothing: a folder of too many files would have no bound.
    private func countBytes() throws(ShortcutFailure) -> Int {
        try entries(below: FileNames([]), isDeep: true, showsBin: true).reduce(0) { $0 + $1.size }
    }
}
