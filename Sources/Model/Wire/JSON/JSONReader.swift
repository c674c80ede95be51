// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads JSON from bytes that may mean harm, straight into values.
///
/// Every access is checked, nothing is built that was not yet found right, and
/// depth and number of values are bounded: a hundred thousand opening brackets
/// would otherwise end the process, and 64 MiB of `[],[],` fill its memory.
///
/// It accepts RFC 8259 in UTF-8, no more. Errors name the byte, or the way to
/// the value that does not fit.
struct JSONReader {
    /// Deep enough for objects in objects in arrays; shallow enough for the smallest thread's stack.
    static let depthLimit = 96
    /// In one frame. A person's longest list has thousands.
    static let valueLimit = 1 << 20

    let bytes: [UInt8]
    var position = 0
    private var depth = 0
    private var valueCount = 0

    init(_ frame: Data) {
        bytes = frame.withUnsafeBytes { Array($0) }
    }

    // MARK: Structure

    /// Reads an object; `read` is called for each key and has to read or skip its value.
    mutating func object(
        _ read: (inout JSONReader, _ key: String) throws(FrameError) -> Void
    ) throws(FrameError) {
        try nest(UInt8(ascii: "{"), UInt8(ascii: "}"), called: "an object") { (reader) throws(FrameError) in
            let key = try reader.string(orThrow: "a key")
            try reader.expect(UInt8(ascii: ":"))
            do throws(FrameError) {
                try read(&reader, key)
            } catch {
                throw error.inside(key)
            }
        }
    }

    mutating func array<Element>(
        _ read: (inout JSONReader) throws(FrameError) -> Element
    ) throws(FrameError) -> [Element] {
        var elements: [Element] = []
        try nest(UInt8(ascii: "["), UInt8(ascii: "]"), called: "an array") { (reader) throws(FrameError) in
            do throws(FrameError) {
                elements.append(try read(&reader))
            } catch {
                throw error.inside("[\(elements.count)]")
            }
        }
        return elements
    }

    /// Makes sure that nothing comes after the value.
    mutating func finish() throws(FrameError) {
        skipSpace()
        guard position == bytes.count else { throw fault("more after the end") }
    }

    private mutating func nest(
        _ opening: UInt8, _ closing: UInt8, called name: String,
        _ readElement: (inout JSONReader) throws(FrameError) -> Void
    ) throws(FrameError) {
        try beginValue()
        guard next == opening else { throw try mismatch(name) }
        guard depth < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
        depth += 1
        position += 1
        skipSpace()
        if next == closing {
            position += 1
        } else {
            repeat {
                try readElement(&self)
                skipSpace()
            } while try goesOn(until: closing)
        }
        depth -= 1
    }

    /// - Returns: True after a comma, false after the closing bracket.
    private mutating func goesOn(until closing: UInt8) throws(FrameError) -> Bool {
        guard let byte = next, byte == closing || byte == UInt8(ascii: ",") else {
            throw fault("no ‘,’ and no ‘\(Character(Unicode.Scalar(closing)))’")
        }
        position += 1
        if byte == closing { return false }
        skipSpace()
        return true
    }

    mutating func beginValue() throws(FrameError) {
        skipSpace()
        valueCount += 1
        guard valueCount <= Self.valueLimit else { throw .tooManyValues(limit: Self.valueLimit) }
    }
}
