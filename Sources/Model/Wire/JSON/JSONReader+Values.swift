// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension JSONReader {
    mutating func string() throws(FrameError) -> String {
        try beginValue()
        return try string(orThrow: "a string")
    }

    mutating func boolean() throws(FrameError) -> Bool {
        try beginValue()
        if take(Self.trueWord) { return true }
        if take(Self.falseWord) { return false }
        throw try mismatch("true or false")
    }

    mutating func integer() throws(FrameError) -> Int {
        try beginValue()
        guard let text = try numberText() else { throw try mismatch("a whole number") }
        if let number = Int(text) { return number }
        // 3.0 and 3e2 are whole numbers too.
        guard let number = Double(text).flatMap({ Int(exactly: $0) }), text.contains(where: { ".eE".contains($0) })
        else {
            throw .notMessage(place: "", reason: "the number \(text.shortened) does not fit a whole number")
        }
        return number
    }

    mutating func number() throws(FrameError) -> Double {
        try beginValue()
        if next == UInt8(ascii: "\"") {
            let name = try string(orThrow: "a number")
            guard let number = NonFiniteNumber.number(named: name) else {
                throw .notMessage(place: "", reason: "‘\(name.shortened)’ is no number")
            }
            return number
        }
        guard let text = try numberText() else { throw try mismatch("a number") }
        guard let number = Double(text), number.isFinite else {
            throw .notMessage(place: "", reason: "the number \(text.shortened) is too large")
        }
        return number
    }

    mutating func data() throws(FrameError) -> Data {
        guard let data = Data(base64Encoded: try string()) else {
            throw .notMessage(place: "", reason: "the text is not Base64")
        }
        return data
    }

    /// Reads the value unless it is null.
    mutating func optional<Value>(
        _ read: (inout JSONReader) throws(FrameError) -> Value
    ) throws(FrameError) -> Value? {
        skipSpace()
        if take(Self.nullWord) { return nil }
        return try read(&self)
    }

    mutating func optionalString() throws(FrameError) -> String? {
        try optional { (reader) throws(FrameError) in try reader.string() }
    }

    /// Reads what is rare by way of Foundation, once it is known to be JSON within bounds.
    mutating func decodable<Value: Decodable>(_ type: Value.Type) throws(FrameError) -> Value {
        skipSpace()
        let start = position
        try skip()
        do {
            return try FoundationCoding.decoder.decode(type, from: Data(bytes[start..<position]))
        } catch let error as DecodingError {
            throw FrameError(error)
        } catch {
            throw .notMessage(place: "", reason: String(describing: error).shortened)
        }
    }

    /// Reads past a value of any kind.
    mutating func skip() throws(FrameError) {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): try object { (reader, _) throws(FrameError) in try reader.skip() }
        case UInt8(ascii: "["): _ = try array { (reader) throws(FrameError) in try reader.skip() }
        case UInt8(ascii: "\""): _ = try string()
        default:
            try beginValue()
            if take(Self.trueWord) || take(Self.falseWord) || take(Self.nullWord) { return }
            guard try numberText() != nil else { throw fault("no value") }
        }
    }
}
