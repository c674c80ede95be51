// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds a file in an Apple Archive: heads of named fields, each followed by the contents that its fields announce.
///
/// The format is as Apple's manual page `aa(1)` and the header `AppleArchive.h` name its parts.
package enum AppleArchive {
    /// What a head says that matters here.
    private struct Entry {
        var path: String?
        var isFile = false
        /// The sizes of what follows, in order, with the names of their fields.
        var contents: [(field: String, size: Int)] = []
    }

    /// The contents of the file at `path`; nil if it is missing, or the archive is damaged before it.
    package static func file(_ path: String, in archive: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var cursor = ByteCursor(archive)
        while cursor.left > 0 {
            guard let entry = entry(&cursor) else { return nil }
            var found: ArraySlice<UInt8>?
            for (field, size) in entry.contents {
                guard let bytes = cursor.take(size) else { return nil }
                if field == "DAT" { found = bytes }
            }
            if entry.path == path, entry.isFile, let found { return found }
        }
        return nil
    }

    private static func entry(_ cursor: inout ByteCursor) -> Entry? {
        guard let magic = cursor.take(4), ["AA01", "YAA1"].contains(String(decoding: magic, as: UTF8.self)),
            let size = cursor.count(2), size >= 6, let head = cursor.take(size - 6)
        else { return nil }
        var fields = ByteCursor(head)
        var entry = Entry()
        while fields.left > 0 {
            guard let name = fields.take(3).map({ String(decoding: $0, as: UTF8.self) }),
                let kind = fields.take(1)?.first,
                read(name, kind, &fields, into: &entry)
            else { return nil }
        }
        return entry
    }

    /// One field's value; false if it is of no known kind.
    private static func read(
        _ name: String, _ kind: UInt8, _ fields: inout ByteCursor, into entry: inout Entry
    ) -> Bool {
        switch Character(Unicode.Scalar(kind)) {
        case "*": return true
        case "1", "2", "4", "8":
            guard let value = fields.number(Int(kind) - Int(UInt8(ascii: "0"))) else { return false }
            if name == "TYP" { entry.isFile = value == UInt64(UInt8(ascii: "F")) }
            return true
        case "A", "B", "C":
            let width = [2, 4, 8][Int(kind) - Int(UInt8(ascii: "A"))]
            guard let size = fields.count(width) else { return false }
            entry.contents.append((name, size))
            return true
        case "P":
            guard let text = fields.count(2).flatMap({ fields.take($0) }) else { return false }
            if name == "PAT" { entry.path = String(decoding: text, as: UTF8.self) }
            return true
        case "F": return fields.take(4) != nil
        case "G": return fields.take(20) != nil
        case "H": return fields.take(32) != nil
        case "I": return fields.take(48) != nil
        case "J": return fields.take(64) != nil
        case "S": return fields.take(8) != nil
        case "T": return fields.take(12) != nil
        default: return false
        }
    }
}
