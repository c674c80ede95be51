// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The lines of a source, which the compiler's messages name.
struct SourceLines {
    let bytes: [UInt8]
    /// As text of a string literal.
    private let path: String
    /// Where each line begins.
    private let starts: [Int]

    /// - Parameter path: The file that the compiler's messages name.
    init(of bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        var starts = [0]
        for (place, byte) in bytes.enumerated() where byte.isLineBreak {
            // CR and LF are one break.
            if byte == UInt8(ascii: "\n"), place > 0, bytes[place - 1] == UInt8(ascii: "\r") {
                starts[starts.count - 1] = place + 1
            } else {
                starts.append(place + 1)
            }
        }
        self.starts = starts
    }

    /// The number of the line with a byte, beginning with 1.
    func number(at offset: Int) -> Int {
        // Binary search: a source may have many imports.
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The bytes of whole lines, without the line break of the last one.
    func range(from first: Int, through last: Int) -> Range<Int> {
        let start = starts[first - 1]
        let end = bytes[starts[last - 1]...].firstIndex(where: \.isLineBreak) ?? bytes.count
        return start..<end
    }

    /// A line that tells the compiler the number of the next one.
    func directive(before line: Int) -> String {
        "#sourceLocation(file: \"\(path)\", line: \(line))\n"
    }
}
