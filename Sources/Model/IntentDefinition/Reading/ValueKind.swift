// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the value of a key has to be.
///
/// Looser than what Xcode writes today by what its older versions and other
/// tools are known to have written.
enum ValueKind: Sendable {
    case text
    /// A boolean; also the strings `YES` and `NO`, and the integers 0 and 1.
    case flag
    case integer
    /// A number, or the empty `<data/>` that stands for none.
    case bound
    case list
    case dictionary
    /// Anything but a container: its type depends on other keys.
    case scalar

    func accepts(_ value: PropertyListNode.Value) -> Bool {
        switch (self, value) {
        case (.text, .string), (.list, .array), (.dictionary, .dictionary): true
        case (.flag, _): value.flag != nil
        case (.integer, _): value.integer != nil
        case (.bound, .data(let data)): data.isEmpty
        case (.bound, _): value.number != nil
        case (.scalar, .array), (.scalar, .dictionary), (.scalar, .date), (.scalar, .data): false
        case (.scalar, _): true
        default: false
        }
    }

    /// How the kind is called in a sentence.
    var name: String {
        switch self {
        case .text: "a string"
        case .flag: "a boolean"
        case .integer: "an integer"
        case .bound: "a number"
        case .list: "an array"
        case .dictionary: "a dictionary"
        case .scalar: "a string, a number or a boolean"
        }
    }

    /// What to write for it.
    var example: String {
        switch self {
        case .text: "<string>…</string>"
        case .flag: "<true/>"
        case .integer: "<integer>1</integer>"
        case .bound: "<integer>1</integer>, or <data></data> for no bound"
        case .list: "<array>…</array>"
        case .dictionary: "<dict>…</dict>"
        case .scalar: "<string>…</string>, <integer>1</integer> or <true/>"
        }
    }
}

extension PropertyListNode.Value {
    var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    var flag: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .integer(0), .string("NO"), .string("no"), .string("false"), .string("0"): false
        case .integer(1), .string("YES"), .string("yes"), .string("true"), .string("1"): true
        default: nil
        }
    }

    /// A whole number; also where it is written as a real one.
    var integer: Int? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int(exactly: number)
        default: nil
        }
    }

    /// A finite number.
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .real(let number): number.isFinite ? number : nil
        default: nil
        }
    }
}
