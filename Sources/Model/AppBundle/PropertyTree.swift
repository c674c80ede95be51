// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A property list as a plain value, read with bounds.
package indirect enum PropertyTree: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case array([PropertyTree])
    case dictionary([String: PropertyTree])

    /// The longest list that is read, in bytes; real ones have a few thousand.
    package static let sizeLimit = 1 << 20

    /// The deepest nesting that is read.
    package static let depthLimit = 64

    /// The value's type in the words of the property list format.
    package var typeName: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .boolean: "boolean"
        case .date: "date"
        case .data: "data"
        case .array: "array"
        case .dictionary: "dictionary"
        }
    }
}

extension PropertyTree {
    /// Reads an XML or binary property list.
    ///
    /// - Throws: ``InfoPlistError`` when the bytes are too many, too deep or no property list.
    package init(reading data: Data) throws(InfoPlistError) {
        guard data.count <= Self.sizeLimit else {
            throw InfoPlistError(
                reason: "the file has \(data.count) bytes, more than the \(Self.sizeLimit) that are read",
                mend: "move large values into a file of their own")
        }
        // The old text format would take any word for a list, so only the two
        // forms that say what they are get as far as the parser.
        guard data.starts(with: Array("bplist".utf8)) || Self.looksLikeXML(data) else {
            throw InfoPlistError(
                reason: "the file is no property list", mend: "write it as an XML or binary property list")
        }
        let object: Any
        do {
            object = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            throw InfoPlistError(
                reason: "the property list cannot be read" + (reason.map { ": \($0)" } ?? ""),
                mend: "correct it, or write it anew with a property list editor")
        }
        try self.init(object, depth: 0)
    }

    /// The list as an XML property list.
    package func xml() throws(InfoPlistError) -> Data {
        do {
            return try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        } catch {
            throw InfoPlistError(
                reason: "the property list cannot be written: \(error.localizedDescription)",
                mend: "leave out control characters")
        }
    }

    private init(_ object: Any, depth: Int) throws(InfoPlistError) {
        guard depth < Self.depthLimit else {
            throw InfoPlistError(
                reason: "the property list nests deeper than \(Self.depthLimit) levels", mend: "make it flatter")
        }
        // `as? Bool` also takes the numbers 0 and 1, so the type itself is asked.
        if type(of: object) == Bool.self, let value = object as? Bool {
            self = .boolean(value)
        } else if let value = object as? String {
            self = .string(value)
        } else if let value = object as? NSNumber {
            self = Self.number(value)
        } else if let value = object as? Date {
            self = .date(value)
        } else if let value = object as? Data {
            self = .data(value)
        } else if let values = object as? [Any] {
            var children: [PropertyTree] = []
            for value in values { children.append(try PropertyTree(value, depth: depth + 1)) }
            self = .array(children)
        } else if let values = object as? [String: Any] {
            var children: [String: PropertyTree] = [:]
            for (key, value) in values { children[key] = try PropertyTree(value, depth: depth + 1) }
            self = .dictionary(children)
        } else {
            throw InfoPlistError(
                reason: "the property list holds a value of no known type", mend: "keep to property list types")
        }
    }

    private static func number(_ value: NSNumber) -> PropertyTree {
        let kind = String(cString: value.objCType)
        return kind == "d" || kind == "f" ? .real(value.doubleValue) : .integer(value.intValue)
    }

    private static func looksLikeXML(_ data: Data) -> Bool {
        // The first byte that says something, past a byte order mark and UTF-16's zeros.
        let first = data.prefix(64).first { ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "<")
    }

    private var object: Any {
        switch self {
        case .string(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .boolean(let value): value
        case .date(let value): value
        case .data(let value): value
        case .array(let values): values.map(\.object)
        case .dictionary(let values): values.mapValues(\.object)
        }
    }
}
