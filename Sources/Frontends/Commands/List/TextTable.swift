// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface

/// Columns of text for a terminal, each as wide as its widest cell.
struct TextTable {
    private let rows: [[String]]

    /// - Parameter rows: Texts, also of other people: they can't steer the terminal. A row ends with its last
    ///   cell that is not empty.
    init(_ rows: [[String]]) {
        self.rows = rows.map { row in
            let end = row.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
            return row.prefix(end).map(\.isolated)
        }
    }

    /// Writes the rows.
    func show(styling styles: [TerminalStyle?] = [], on stream: TextStream) {
        for line in lines(styling: styles, on: stream) { stream.line(line) }
    }

    /// - Parameter styling: The style of each column.
    func lines(styling styles: [TerminalStyle?] = [], on stream: TextStream) -> [String] {
        let widths = rows.reduce(into: [Int]()) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.columns)
            }
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let style = styles.indices.contains(column) ? styles[column] : nil
                let text = style.map { stream.styled(cell, $0) } ?? cell
                let isLast = column == row.count - 1
                return text + (isLast ? "" : String(repeating: " ", count: widths[column] - cell.columns + 2))
            }
            .joined()
        }
    }
}
