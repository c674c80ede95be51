// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of a property list that remembers where it was written.
struct PropertyListNode: Sendable {
    enum Value: Sendable {
        case string(String)
        case integer(Int)
        /// An integer above `Int.max`; Xcode's intent hashes are such numbers.
        case unsigned(UInt64)
        case real(Double)
        case boolean(Bool)
        case date
        case data(Data)
        case array([PropertyListNode])
        case dictionary(PropertyListDictionary)
    }

    var value: Value
    /// Where the value begins, in UTF-8 bytes of the text; nil in binary lists.
    var offset: Int?

    init(_ value: Value, at offset: Int? = nil) {
        self.value = value
        self.offset = offset
    }
}

extension PropertyListNode.Value {
    /// How the value is called in a sentence.
    var kindName: String {
        switch self {
        case .string: "a string"
        case .integer, .unsigned: "an integer"
        case .real: "a real number"
        case .boolean: "a boolean"
        case .date: "a date"
        case .data(let data): data.isEmpty ? "empty data" : "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
