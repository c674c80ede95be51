// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A format such as `%{public}@: %d`, with the values that go into it.
///
/// Values are read as what they are, whatever the format says of them, so that one that does not fit reads no memory
/// that is not its own.
struct LogFormat {
    private var rest: Substring
    private var arguments: ArraySlice<Any>

    /// The format with the values in it, what is private replaced.
    static func text(_ format: String, _ arguments: [Any]) -> String {
        var reader = LogFormat(rest: format[...], arguments: arguments[...])
        return reader.text()
    }

    private mutating func text() -> String {
        var text = ""
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest.removeFirst()
                text += "%"
            } else {
                text += value()
            }
        }
        return text + rest
    }

    /// The value for what stands after a percent sign.
    private mutating func value() -> String {
        var options: [Substring] = []
        if rest.first == "{", let end = rest.firstIndex(of: "}") {
            options = rest[rest.index(after: rest.startIndex)..<end].split { $0 == "," || $0 == " " }
            rest = rest[rest.index(after: end)...]
        }
        var flags = ""
        while let character = rest.first, "-+ #0123456789.*".contains(character) {
            rest.removeFirst()
            // A width that stands among the values.
            flags += character == "*" ? "\(arguments.popFirst().flatMap(Self.integer) ?? 0)" : "\(character)"
        }
        rest = rest.drop { "hlqLztj".contains($0) }
        guard let conversion = rest.popFirst() else { return "" }
        guard let argument = arguments.popFirst() else { return "<decode: missing data>" }
        return Self.privacy(options).shown(
            Self.text(of: argument, as: conversion, flags), isScalar: !"@sSm".contains(conversion))
    }

    private static func privacy(_ options: [Substring]) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
        if options.contains("public") { return .public }
        return options.contains("private") || options.contains("sensitive") ? .private(mask: mask) : .auto(mask: mask)
    }

    private static func text(of argument: Any, as conversion: Character, _ flags: String) -> String {
        // Wider than any line is a mistake, and takes memory.
        let flags = flags.split { !$0.isNumber }.allSatisfy { $0.count <= 3 } ? flags : ""
        switch conversion {
        case "d", "i", "D":
            return integer(argument).map { String(format: "%\(flags)lld", $0) } ?? "\(argument)"
        case "u", "U", "x", "X", "o", "O":
            let sign = conversion == "U" ? "u" : conversion == "O" ? "o" : conversion
            return integer(argument).map { String(format: "%\(flags)ll\(sign)", $0) } ?? "\(argument)"
        case "e", "E", "f", "F", "g", "G", "a", "A":
            return fraction(argument).map { String(format: "%\(flags)\(conversion)", $0) } ?? "\(argument)"
        case "c", "C":
            return integer(argument).flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init).map { "\($0)" }
                ?? "\(argument)"
        case "s":
            return (argument as? UnsafePointer<CChar>).map { String(cString: $0) } ?? "\(argument)"
        default: return "\(argument)"
        }
    }

    /// The bits of what is too large for a signed number are the same.
    private static func integer(_ argument: Any) -> Int64? {
        switch argument {
        case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.int64Value
        default: nil
        }
    }

    private static func fraction(_ argument: Any) -> Double? {
        switch argument {
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
