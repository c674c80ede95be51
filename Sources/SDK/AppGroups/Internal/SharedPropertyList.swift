// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// One property list that several processes read and write.
///
/// A reader looks at the file's name each time and reads again when another
/// file stands there. A writer holds the lock beside it, takes in what others
/// have written, and puts a whole new file in the old one's place: nobody ever
/// sees half of one, and no write is lost to another.
final class SharedPropertyList: Sendable {
    /// What a list may take on the disk, in bytes.
    static let sizeLimit = 4 << 20

    /// What was last read or written.
    private struct Memory: Sendable {
        var values: [String: PreferenceValue] = [:]
        /// Kept open: as long as it is, no other file can have its number. Nil while there is no file.
        var file: OpenFile?
        /// Whether the disk has been looked at.
        var isKnown = false
    }

    private let folder: URL
    private let file: URL
    private let lock: URL
    private let staged: URL
    private let memory = Mutex(Memory())

    /// - Parameters:
    ///   - name: Of the list, without its extension; a name no folder can be left with.
    ///   - folder: Made when something is first written.
    init(_ name: String, in folder: URL) {
        self.folder = folder
        file = folder.appending(path: "\(name).plist")
        lock = folder.appending(path: ".\(name).lock")
        staged = folder.appending(path: ".\(name).new")
    }

    /// Everything in the list, as it is on the disk now; nothing once a damaged file has been set aside.
    ///
    /// - Throws: ``PreferenceFileError`` when the file cannot be read.
    func values() throws(PreferenceFileError) -> [String: PreferenceValue] {
        try memory.withLock { memory throws(PreferenceFileError) in
            do throws(PreferenceFileError) {
                try refresh(&memory)
            } catch {
                guard case .damaged = error else { throw error }
                try withFolderLocked { () throws(PreferenceFileError) in try recover(&memory) }
            }
            return memory.values
        }
    }

    /// Changes the list as one step among those of all processes.
    ///
    /// - Parameter change: Gets what stands on the disk now.
    /// - Throws: ``PreferenceFileError`` when the list grows too large or the disk refuses; it is as it was then.
    func update(_ change: (inout [String: PreferenceValue]) -> Void) throws(PreferenceFileError) {
        try memory.withLock { memory throws(PreferenceFileError) in
            try withFolderLocked { () throws(PreferenceFileError) in
                try recover(&memory)
                var values = memory.values
                change(&values)
                guard values != memory.values else { return }
                memory.file = try write(values)
                memory.values = values
            }
        }
    }

    /// Waits until what was written would outlast a loss of power.
    func flush() throws(PreferenceFileError) {
        try memory.withLock { memory throws(PreferenceFileError) in
            try refresh(&memory)
            guard let file = memory.file else { return }
            try file.flush()
            // The name, too.
            try OpenFile(reading: folder)?.flush()
        }
    }
}

// MARK: - Reading

extension SharedPropertyList {
    private func refresh(_ memory: inout Memory) throws(PreferenceFileError) {
        if memory.isKnown, memory.file.map({ $0.stands(at: file) }) ?? !OpenFile.exists(at: file) { return }
        memory = Memory()
        if let found = try OpenFile(reading: file) {
            memory.values = try decode(found)
            memory.file = found
        }
        memory.isKnown = true
    }

    /// As ``refresh(_:)``, under the lock: a damaged file is set aside, so that its owner can look at it.
    private func recover(_ memory: inout Memory) throws(PreferenceFileError) {
        do throws(PreferenceFileError) {
            try refresh(&memory)
        } catch {
            guard case .damaged = error else { throw error }
            GroupWarning.write(error.description)
            try OpenFile.move(file, to: asideName())
            memory = Memory(isKnown: true)
        }
    }

    private func decode(_ found: OpenFile) throws(PreferenceFileError) -> [String: PreferenceValue] {
        let data = try found.content(limit: Self.sizeLimit)
        // This side writes nothing but the binary kind. Foundation's reader of the other one ends the process
        // where arrays nest deep enough.
        guard data.starts(with: Array("bplist00".utf8)) else {
            throw .damaged(file.path, reason: "it is not a binary property list")
        }
        do {
            return try PropertyListDecoder().decode([String: PreferenceValue].self, from: data)
        } catch {
            throw .damaged(file.path, reason: "it is not a property list of the usual kinds of values")
        }
    }

    private func asideName() -> URL {
        let name = file.deletingPathExtension().lastPathComponent
        return folder.appending(path: "\(name).damaged-\(UUID().uuidString.prefix(8)).plist")
    }
}

// MARK: - Writing

extension SharedPropertyList {
    private func withFolderLocked(_ body: () throws(PreferenceFileError) -> Void) throws(PreferenceFileError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(folder.path, reason: error.localizedDescription)
        }
        // The kernel gives the lock back when its holder ends, however it ends.
        let holder = try OpenFile(locking: lock)
        defer { withExtendedLifetime(holder) {} }
        try body()
    }

    private func write(_ values: [String: PreferenceValue]) throws(PreferenceFileError) -> OpenFile {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let data: Data
        do {
            data = try encoder.encode(values)
        } catch {
            throw .unwritable(file.path, reason: "\(error)")
        }
        guard data.count <= Self.sizeLimit else { throw .tooLarge(file.path, size: data.count, limit: Self.sizeLimit) }
        let new = try OpenFile(creating: staged)
        try new.write(data)
        try OpenFile.move(staged, to: file)
        return new
    }
}

/// Why a shared property list was not read or written.
enum PreferenceFileError: Error, Hashable {
    /// The content is not what it should be.
    case damaged(String, reason: String)
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    case tooLarge(String, size: Int, limit: Int)
}

extension PreferenceFileError: CustomStringConvertible {
    var description: String {
        switch self {
        case .damaged(let path, let reason):
            "\(path): \(reason); it is set aside as a file with ‘damaged’ in its name, and the defaults start over"
        case .unreadable(let path, let reason):
            "\(path): it cannot be read: \(reason); check that it is a file of your own"
        case .unwritable(let path, let reason):
            "\(path): it cannot be written: \(reason); check the rights to it and the room on the disk"
        case .tooLarge(let path, let size, let limit):
            "\(path): the defaults would take \(size) bytes, and \(limit) are the most; "
                + "keep large data in files of the group's container"
        }
    }
}
