// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface

/// Columns of text for a terminal, each as wide as its widest cell.
struct TextTable {
    private let rows: [[String]]

    init(_ rows: [[String]]) {
        self.rows = rows
    }

    /// - Parameter styling: The style of each column.
    func lines(styling styles: [TextStyle?] = [], on stream: TextStream) -> [String] {
        let widths = rows.reduce(into: [Int]()) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], Self.width(of: cell))
            }
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let style = styles.indices.contains(column) ? styles[column] : nil
                let text = style.map { stream.styled(cell, $0) } ?? cell
                let isLast = column == row.count - 1
                return text + (isLast ? "" : String(repeating: " ", count: widths[column] - Self.width(of: cell) + 2))
            }
            .joined()
        }
    }

    /// Columns a text takes: East Asian characters take two (Unicode Standard Annex 11).
    private static func width(of text: String) -> Int {
        text.reduce(0) { width, character in
            switch character.unicodeScalars.first?.value ?? 0 {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
                0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                width + 2
            default: width + 1
            }
        }
    }
}
