// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A Swift source as Swift on Linux can compile it.
///
/// It begins with a directive for the compiler, whose messages then name the
/// original file and its lines. Whatever needs no change stays byte for byte.
struct RewrittenSource {
    let bytes: [UInt8]

    /// - Parameter path: The original file, absolute, for the compiler's messages.
    init(_ original: [UInt8], path: String) {
        let source = Self.content(of: original)
        let lines = SourceLines(of: source, path: path)
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let edits = SourceEdits(lines: lines)
        edits.walk(tree)
        bytes = Array(lines.directive(before: 1).utf8) + Self.applying(edits.found, to: source)
    }

    /// The bytes without a byte order mark and without the text of a first line that begins with `#!`: both may only be
    /// at the very beginning of a file.
    private static func content(of original: [UInt8]) -> [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = original.starts(with: mark) ? original.dropFirst(mark.count) : original[...]
        return Array(text.starts(with: "#!".utf8) ? text.drop { !$0.isLineBreak } : text)
    }

    private static func applying(_ edits: [SourceEdit], to source: [UInt8]) -> [UInt8] {
        var result = source
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.replacement)
        }
        return result
    }
}
