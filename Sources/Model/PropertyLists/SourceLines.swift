// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds where a tag begins, which an XML parser does not tell: it gives the place of the tag's end.
struct SourceLines {
    /// Up to this column characters are counted, beyond it bytes.
    private static let countedColumns = 1_000

    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var position = 0
        while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
            position = end + 1
            starts.append(position)
        }
        self.starts = starts
    }

    /// The column, from 1 in characters, of the last `<` at or before a column of a line;
    /// 1 where the tag began on an earlier line.
    func columnOfTag(endingAt column: Int, line: Int) -> Int {
        guard starts.indices.contains(line - 1) else { return 1 }
        let start = starts[line - 1]
        let end = min(start + max(column, 1), bytes.count)
        guard start < end, let tag = bytes[start..<end].lastIndex(of: UInt8(ascii: "<")) else { return 1 }
        // Far out on a line nobody counts, and counting each time would cost the square of its length.
        guard tag - start <= Self.countedColumns else { return tag - start + 1 }
        return String(decoding: bytes[start..<tag], as: UTF8.self).count + 1
    }
}
