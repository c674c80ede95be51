// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The integers of XML property lists: decimal, or hexadecimal after `0x`, with a sign or none.
enum PropertyListNumbers {
    /// The number, or nil where the text is none or needs more than 64 bits.
    static func integer(_ text: String) -> PropertyListNode.Content? {
        let isNegative = text.hasPrefix("-")
        let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let isHexadecimal = unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X")
        let digits = isHexadecimal ? unsigned.dropFirst(2) : unsigned
        guard let first = digits.first, first.isASCII, first != "+", first != "-" else { return nil }
        let radix = isHexadecimal ? 16 : 10
        if let number = Int((isNegative ? "-" : "") + digits, radix: radix) { return .integer(number) }
        return isNegative ? nil : UInt64(digits, radix: radix).map { .large($0) }
    }

    /// Why a text is no integer, and what to write.
    static func problem(of text: String, shown: String) -> (message: String, remedy: String) {
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return ("'\(shown)' is no integer", "write digits only, such as 12")
        }
        return (
            "'\(shown)' is no integer of 64 bits", "write a number from \(Int.min) to \(UInt64.max)"
        )
    }
}
