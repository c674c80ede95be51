// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Contacts
import Descriptors
import Foundation
import Glibc
import Sentences
import Shortcuts

/// Reads folders of cards, and the folders in those: `family/ada.vcf`, as khard and vdirsyncer have it, or one file with
/// all cards.
///
/// A folder may be reached over links, as its path is the person's own; none is followed inside.
struct FolderReading {
    /// So much is read at most.
    enum Limit {
        static let depth = 4
        static let folders = 256
        static let files = 20_000
        static let contacts = 20_000
        static let fileSize = 32 << 20
        static let size = 256 << 20
        static let problems = 20
    }

    private(set) var contacts: [Contact] = []
    private(set) var problems: [Problem<Fault>] = []
    private(set) var stamps = FolderStamps()
    private var folderCount = 0
    private var fileCount = 0
    private var size = 0
    private var isFull = false

    private let reader = CardReader { bytes, label in
        CharacterEncoding(label: label).map { EncodedText.text(Data(bytes), in: $0) }
    }

    /// - Parameter isNamed: Whether the person has named the folder, so that it should be there.
    mutating func read(_ folder: URL, isNamed: Bool) {
        let path = folder.path(percentEncoded: false)
        stamps.add(folder: path)
        do throws(SystemError) {
            read(try Descriptor(path: path, flags: O_RDONLY | O_DIRECTORY), path, depth: 0)
        } catch {
            if isNamed || error.code != ENOENT { note(error, folder: path) }
        }
    }

    private mutating func read(_ folder: borrowing Descriptor, _ path: String, depth: Int) {
        guard hasRoom(path) else { return }
        folderCount += 1
        let names: [String?]
        do throws(SystemError) {
            names = try folder.names(limit: Limit.files)
        } catch {
            return note(error, folder: path)
        }
        // What is hidden is a draft, or a program's own.
        for name in names.compactMap(\.self) where !name.hasPrefix(".") && !isFull {
            let isCard = [".vcf", ".vcard"].contains { name.lowercased().hasSuffix($0) }
            if isCard {
                readFile(name, in: folder, path + name)
            } else if depth + 1 < Limit.depth {
                readFolder(name, in: folder, path + name + "/", depth: depth + 1)
            }
        }
    }

    private mutating func readFolder(_ name: String, in folder: borrowing Descriptor, _ path: String, depth: Int) {
        do throws(SystemError) {
            guard let opened = try Descriptor.ifPresent(name, in: folder, flags: O_RDONLY | O_DIRECTORY) else { return }
            stamps.add(folder: path)
            read(opened, path, depth: depth)
        } catch {
            note(error, folder: path)
        }
    }

    private mutating func readFile(_ name: String, in folder: borrowing Descriptor, _ path: String) {
        guard hasRoom(path) else { return }
        do throws(SystemError) {
            // No pipe is waited for, and no terminal becomes ours.
            let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
            guard let opened = try Descriptor.ifPresent(name, in: folder, flags: flags) else { return }
            let status = try opened.status()
            guard status.st_mode & S_IFMT == S_IFREG else { return }
            fileCount += 1
            stamps.add(file: path, size: Int(status.st_size))
            let bytes = status.st_size > Limit.fileSize ? [] : try opened.bytes(limit: Limit.fileSize)
            // It may have grown since it was measured.
            guard status.st_size <= Limit.fileSize, bytes.count <= Limit.fileSize else {
                return note(path, "it has more than \(Limit.fileSize) bytes", "split the file")
            }
            add(bytes, of: path)
        } catch {
            note(path, "the contacts in it cannot be read: \(error)", "check the file and its permissions")
        }
    }

    private mutating func add(_ bytes: [UInt8], of path: String) {
        size += bytes.count
        let reading = reader.read(bytes, limit: Limit.contacts - contacts.count)
        contacts += reading.contacts
        if reading.contacts.isEmpty, reading.passedOver == 0 {
            note(path, "there is no card of a contact in it", "write it as a vCard, or take it out of the folder")
        }
    }
}

// MARK: - Problems

extension FolderReading {
    /// False, which is told once, when as much is read as may be.
    private mutating func hasRoom(_ path: String) -> Bool {
        let hasRoom =
            folderCount < Limit.folders && fileCount < Limit.files && size < Limit.size
            && contacts.count < Limit.contacts
        if !hasRoom, !isFull {
            isFull = true
            problems.append(
                Problem(
                    .input, path, reason: "there are more than \(Limit.contacts) contacts",
                    remedy: "take some out of the folders"))
        }
        return hasRoom
    }

    private mutating func note(_ error: SystemError, folder path: String) {
        note(path, "the folder of contacts cannot be read: \(error)", "make it readable, or name another one")
    }

    private mutating func note(_ path: String, _ reason: Sentence, _ remedy: Sentence) {
        guard problems.count < Limit.problems else { return }
        problems.append(Problem(.input, path, reason: reason, remedy: remedy))
    }
}
