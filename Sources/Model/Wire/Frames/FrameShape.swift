// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outline of a frame's JSON, measured in one pass before anything is built from it.
///
/// A decoder that meets a hundred thousand opening brackets recurses or builds
/// as many objects; 64 MiB of `[],[],` become gigabytes. This pass costs less
/// than a tenth of the decoding and stops both.
struct FrameShape {
    /// Deep enough for objects in objects in arrays; shallow enough for the smallest thread's stack.
    static let depthLimit = 96
    /// Arrays, objects and their elements. A person's longest list has thousands.
    static let valueLimit = 1 << 20

    /// - Throws: ``FrameError/tooDeep(limit:)``, ``FrameError/tooManyValues(limit:)``, or
    ///   ``FrameError/notJSON(reason:)`` for another encoding. Other broken JSON is no error here: the
    ///   decoder says it better.
    static func check(_ frame: Data) throws(FrameError) {
        // By its first four bytes the decoder takes a frame for UTF-16 or UTF-32, which this pass
        // would misread. In UTF-8 none of these bytes occurs there.
        guard !frame.prefix(4).contains(where: { $0 == 0 || $0 >= 0xF5 }) else {
            throw .notJSON(reason: "the text is not UTF-8")
        }
        let violation = frame.withUnsafeBytes { scan($0) }
        if let violation { throw violation }
    }

    private static func scan(_ bytes: UnsafeRawBufferPointer) -> FrameError? {
        var depth = 0
        var values = 1
        var position = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position = endOfString(in: bytes, from: position + 1)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                values += 1
                if depth > depthLimit { return .tooDeep(limit: depthLimit) }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
            case UInt8(ascii: ","):
                values += 1
            default:
                break
            }
            if values > valueLimit { return .tooManyValues(limit: valueLimit) }
            position += 1
        }
        return nil
    }

    /// The position of the closing quotation mark, or the end.
    private static func endOfString(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""): return position
            case UInt8(ascii: "\\"): position += 2
            default: position += 1
            }
        }
        return position
    }
}
