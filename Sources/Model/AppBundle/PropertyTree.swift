// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A property list as a plain value, read with bounds.
package indirect enum PropertyTree: Hashable, Codable, Sendable {
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
        self = try PropertyDocument(reading: data).tree
    }
}
