// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a property list of either form, keeping the places of its values.
///
/// Foundation's `PropertyListSerialization` keeps no places, and its `XMLParser`
/// on Linux takes a file that is cut off for whole and drops entities that it
/// does not know, so neither can say where a file is wrong.
enum PropertyListReader {
    /// Reads an XML list in UTF-8 or UTF-16, or a binary one.
    ///
    /// - Throws: The first fault; there is no telling what follows it.
    static func read(
        _ data: Data, limits: PropertyListLimits = PropertyListLimits()
    ) throws(LocatedFault) -> PropertyListDocument {
        guard !data.isEmpty else {
            throw LocatedFault("the file is empty", mend: "write a property list in it, or take the file away")
        }
        guard data.count <= limits.size else {
            throw LocatedFault(
                "the file has \(data.count) bytes, more than the \(limits.size) that are read", mend: "split the file")
        }
        if data.starts(with: Array("bplist".utf8)) { return try binary(data, limits) }
        return try xml(data, limits)
    }

    private static func binary(
        _ data: Data, _ limits: PropertyListLimits
    ) throws(LocatedFault) -> PropertyListDocument {
        do {
            var scanner = BinaryPropertyListScanner([UInt8](data), limits: limits)
            let root = try scanner.scan()
            return PropertyListDocument(root: root, text: TextLines([]))
        } catch {
            throw LocatedFault(error, in: nil)
        }
    }

    private static func xml(_ data: Data, _ limits: PropertyListLimits) throws(LocatedFault) -> PropertyListDocument {
        let bytes: [UInt8]
        do {
            bytes = try TextDecoding.utf8(data)
        } catch {
            throw LocatedFault(error, in: TextLines([UInt8](data)))
        }
        var scanner = XMLPropertyListScanner(bytes, limits: limits)
        do {
            let root = try scanner.scan()
            return PropertyListDocument(
                root: root, text: TextLines(bytes), duplicateKeys: scanner.duplicateKeys)
        } catch {
            throw LocatedFault(error, in: TextLines(bytes))
        }
    }

    /// A fault with its place in lines.
    struct LocatedFault: Error, Sendable {
        var position: TextLines.Position?
        var message: String
        var mend: String

        init(_ message: String, mend: String) {
            self.message = message
            self.mend = mend
        }

        init(_ fault: PropertyListFault, in text: TextLines?) {
            self.init(fault.message, mend: fault.mend)
            if let offset = fault.offset { position = text?.position(at: offset) }
        }
    }
}
