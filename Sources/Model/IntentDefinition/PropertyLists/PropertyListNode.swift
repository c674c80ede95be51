// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of a property list that knows where it stands in its file.
struct PropertyListNode: Sendable {
    /// One key of a dictionary with its value; the key's own place is where a
    /// message about the pair as a whole points.
    struct Entry: Sendable {
        var key: String
        var keyLocation: SourceLocation
        var value: PropertyListNode
    }

    /// The eight kinds of values; `large` is an integer that only fits without a sign.
    enum Content: Sendable {
        case string(String)
        case integer(Int)
        case large(UInt64)
        case real(Double)
        case boolean(Bool)
        /// As the file writes it; definitions hold no dates.
        case date(String)
        case data(Data)
        case array([PropertyListNode])
        /// In file order, each key once.
        case dictionary([Entry])
    }

    var content: Content
    var location: SourceLocation

    /// What the value is, for a message: `a string`, `an array`, …
    var kind: String {
        switch content {
        case .string: "a string"
        case .integer, .large: "an integer"
        case .real: "a real number"
        case .boolean: "a boolean"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
