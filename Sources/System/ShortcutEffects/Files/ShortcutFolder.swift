// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
package import Foundation
import Glibc
import Sentences
import Shortcuts

/// The folder of a shortcut's own: all that it keeps lies there, and no path that it names leads out of it.
package struct ShortcutFolder: Sendable {
    /// What may be kept.
    package struct Limits: Sendable {
        /// Bytes of one file.
        package var fileSize = 256 << 20
        /// Files and folders that are listed at once.
        package var count = 100_000
        /// Folders in folders.
        package var depth = 32

        package init() {}
    }

    /// What a deleted file is moved to.
    private static let bin = ".Trash"

    private let folder: URL
    private let limits: Limits
    private var root: String { folder.path(percentEncoded: false) }

    /// - Parameter folder: Made when something is first kept; its path is the person's own.
    package init(_ folder: URL, limits: Limits = Limits()) {
        self.folder = folder
        self.limits = limits
    }

    /// The file or folder at a path; nil where there is none.
    func item(at path: String) throws(ShortcutFailure) -> ContentFile? {
        let names = try names(of: path)
        guard let kind = try kind(of: names) else { return nil }
        return kind == .folder ? folder(names) : try file(names)
    }

    /// Keeps a file, under another name where one of its name is not to be replaced.
    func save(_ file: ContentFile, at path: String, overwrites: Bool) throws(ShortcutFailure) -> ContentFile {
        var names = try names(of: path.isEmpty || path.hasSuffix("/") ? path + Self.plainName(file.name) : path)
        guard file.data.count <= limits.fileSize else {
            throw ShortcutFailure(
                "‘\(file.name)’ is larger than \(limits.fileSize >> 20) MB", remedy: "keep a smaller file", kind: .tooMuch)
        }
        // A path that is a folder's is where the file goes, not what it is called.
        if try kind(of: names) == .folder { names.append(Self.plainName(file.name)) }
        try makeFolder(names.dropLast())
        if !overwrites { names[names.count - 1] = try freeName(for: names) }
        try write(file.data, names)
        return ContentFile(name: names[names.count - 1], type: file.type, data: file.data, path: names.path)
    }

    /// Makes a folder and those that it lies in.
    func createFolder(_ path: String) throws(ShortcutFailure) -> ContentFile {
        let names = try names(of: path)
        try makeFolder(names[...])
        return folder(names)
    }

    /// Puts a text to the end or the beginning of a file, which is made where there is none.
    func append(
        _ text: String, to path: String, isBefore: Bool, onNewLine: Bool
    ) throws(ShortcutFailure) -> ContentFile {
        let names = try names(of: path)
        let old = try kind(of: names) == nil ? Data() : try file(names).data
        let separator = onNewLine && !old.isEmpty ? Data("\n".utf8) : Data()
        let new = Data(text.utf8)
        let whole = isBefore ? new + separator + old : old + separator + new
        guard whole.count <= limits.fileSize else {
            throw ShortcutFailure(
                "‘\(names.path)’ becomes larger than \(limits.fileSize >> 20) MB", remedy: "begin another file",
                kind: .tooMuch)
        }
        try makeFolder(names.dropLast())
        try write(whole, names)
        return try file(names)
    }

    /// Moves what is kept into the bin, or deletes it.
    func delete(_ path: String, forGood: Bool) throws(ShortcutFailure) {
        let names = try names(of: path)
        guard try kind(of: names) != nil else { return }
        guard forGood else {
            try makeFolder([Self.bin])
            let target = try freeName(for: [Self.bin, names[names.count - 1]])
            return try relocate(names, to: [Self.bin, target])
        }
        do throws(SystemError) {
            try parent(of: names).remove(names[names.count - 1])
        } catch {
            throw Self.failure("‘\(names.path)’ cannot be deleted", error)
        }
    }

    /// Moves a file into a folder, or to another name; gives it from there.
    func move(
        _ path: String, to target: String, overwrites: Bool
    ) throws(ShortcutFailure) -> ContentFile {
        let names = try names(of: path)
        var targets = try self.names(of: target.isEmpty || target.hasSuffix("/") ? target + names[names.count - 1] : target)
        if try kind(of: targets) == .folder { targets.append(names[names.count - 1]) }
        try makeFolder(targets.dropLast())
        if !overwrites { targets[targets.count - 1] = try freeName(for: targets) }
        try relocate(names, to: targets)
        guard let item = try item(at: targets.path) else { throw Self.gone(targets.path) }
        return item
    }

    /// What is in a folder, by name; in the folders of it too where that is wanted.
    func contents(of path: String, isDeep: Bool) throws(ShortcutFailure) -> [ContentFile] {
        var files: [ContentFile] = []
        try list(path.isEmpty ? [] : try names(of: path), isDeep: isDeep, into: &files)
        return files
    }
}

// MARK: - Paths

extension ShortcutFolder {
    private enum Kind {
        case file, folder
    }

    /// The names that a path leads over.
    ///
    /// - Throws: Where the path leads out of the folder, or is none.
    private func names(of path: String) throws(ShortcutFailure) -> [String] {
        let names = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init).filter { $0 != "." }
        guard !path.hasPrefix("/"), !names.contains("..") else {
            throw ShortcutFailure(
                "‘\(path)’ leads out of the shortcut’s own folder", remedy: "name a file in it, or let the person choose")
        }
        guard !names.isEmpty, names.count <= limits.depth,
            names.allSatisfy({ $0.utf8.count <= 255 && !$0.utf8.contains(0) })
        else {
            throw ShortcutFailure("‘\(path.prefix(200))’ is no path of a file", remedy: "give it a shorter name")
        }
        return names
    }

    /// A name that is one.
    private static func plainName(_ name: String) -> String {
        let plain = name.replacing("/", with: "-").replacing("\0", with: "")
        return plain.isEmpty || plain == "." || plain == ".." ? "File" : String(plain.prefix(100))
    }

    private func parent(of names: [String]) throws(SystemError) -> Descriptor {
        try open(names.dropLast())
    }

    private func open(_ names: ArraySlice<String>) throws(SystemError) -> Descriptor {
        let flags = O_RDONLY | O_DIRECTORY
        let base = try Descriptor(path: root, flags: flags)
        return names.isEmpty ? base : try Descriptor(beneath: Array(names).path, in: base, flags: flags)
    }

    /// Nil where there is nothing.
    private func kind(of names: [String]) throws(ShortcutFailure) -> Kind? {
        do throws(SystemError) {
            let place = try Descriptor(
                beneath: names.path, in: Descriptor(path: root, flags: O_RDONLY | O_DIRECTORY),
                flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
            switch try place.status().st_mode & S_IFMT {
            case S_IFDIR: return .folder
            case S_IFREG: return .file
            default: throw SystemError(ELOOP)
            }
        } catch {
            if [ENOENT, ENOTDIR].contains(error.code) { return nil }
            throw Self.failure("‘\(names.path)’ cannot be used", error)
        }
    }

    private func freeName(for names: [String]) throws(ShortcutFailure) -> String {
        let name = names[names.count - 1]
        let ending = (name as NSString).pathExtension
        let stem = ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
        var candidate = name
        var number = 2
        while try kind(of: names.dropLast() + [candidate]) != nil {
            candidate = ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
            number += 1
        }
        return candidate
    }

    private static func failure(_ what: Sentence, _ error: SystemError) -> ShortcutFailure {
        ShortcutFailure("\(what): \(error)", remedy: "look at the shortcut’s own folder")
    }

    fileprivate static func gone(_ path: String) -> ShortcutFailure {
        ShortcutFailure("there is no file ‘\(path)’", remedy: "save it first, or choose another")
    }
}

// MARK: - Files

extension ShortcutFolder {
    private func file(_ names: [String]) throws(ShortcutFailure) -> ContentFile {
        do throws(PlainFile.Problem) {
            let bytes = try PlainFile.read(names.path, beneath: root, limit: limits.fileSize)
            let name = names[names.count - 1]
            return ContentFile(name: name, type: FileTypes.type(ofName: name), data: Data(bytes), path: names.path)
        } catch {
            throw ShortcutFailure("‘\(names.path)’ cannot be read: \(error.reason)", remedy: "choose another file")
        }
    }

    private func folder(_ names: [String]) -> ContentFile {
        ContentFile(name: names.last ?? "", type: "public.folder", data: Data(), path: names.path)
    }

    private func write(_ data: Data, _ names: [String]) throws(ShortcutFailure) {
        do throws(SystemError) {
            try PlainFile.write(data, to: names.path, beneath: root)
        } catch {
            throw Self.failure("‘\(names.path)’ cannot be written", error)
        }
    }

    private func makeFolder(_ names: ArraySlice<String>) throws(ShortcutFailure) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ShortcutFailure(
                "the shortcut’s own folder cannot be made: \(SystemError.reason(of: error))",
                remedy: "make room on the disk")
        }
        do throws(SystemError) {
            for count in names.indices {
                let place = try open(names[names.startIndex..<count])
                guard mkdirat(place.number, names[count], 0o700) == 0 || errno == EEXIST else { throw SystemError(errno) }
            }
            _ = try open(names)
        } catch {
            throw Self.failure("the folder ‘\(Array(names).path)’ cannot be made", error)
        }
    }

    private func relocate(_ names: [String], to targets: [String]) throws(ShortcutFailure) {
        do throws(SystemError) {
            let place = try parent(of: targets)
            try parent(of: names).move(names[names.count - 1], to: place, as: targets[targets.count - 1])
        } catch {
            guard error.code != ENOENT else { throw Self.gone(names.path) }
            throw Self.failure("‘\(names.path)’ cannot be moved", error)
        }
    }

    private func list(_ names: [String], isDeep: Bool, into files: inout [ContentFile]) throws(ShortcutFailure) {
        guard FileManager.default.fileExists(atPath: root) else { return }
        let found: [String?]
        do throws(SystemError) {
            found = try open(names[...]).names(limit: limits.count)
        } catch {
            throw Self.failure("‘\(names.path)’ cannot be listed", error)
        }
        for name in found.compactMap(\.self).sorted() where name != Self.bin || !names.isEmpty {
            guard files.count < limits.count else {
                throw ShortcutFailure(
                    "there are more than \(limits.count) files", remedy: "list a smaller folder", kind: .tooMuch)
            }
            // A link leads out, so it is passed over.
            guard let kind = try? kind(of: names + [name]) else { continue }
            files.append(kind == .folder ? folder(names + [name]) : try file(names + [name]))
            if kind == .folder, isDeep, names.count < limits.depth - 1 {
                try list(names + [name], isDeep: true, into: &files)
            }
        }
    }
}

extension [String] {
    fileprivate var path: String { joined(separator: "/") }
}
