// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A table of declarations: a line for each, whose cells are separated by tabs, below a line with the columns' names.
package struct RowTable: Sendable {
    /// One line, by column.
    package struct Row: Sendable {
        let cells: [String: String]

        /// The cell of a column; empty if the table has a hyphen.
        subscript(column: String) -> String { cells[column] ?? "" }

        /// The words of a cell.
        func words(_ column: String) -> [String] { self[column].split(separator: " ").map(String.init) }

        /// The parts of a cell that semicolons separate.
        func parts(_ column: String) -> [String] {
            self[column].split(separator: ";").map { String($0.trimmingPrefix { $0 == " " }) }
        }
    }

    package let rows: [Row]

    /// - Parameter columns: The columns that the table has to have, in this order.
    /// - Throws: ``RowProblem`` if the columns differ or a line has too few or too many cells.
    package init(_ text: String, columns: [String]) throws(RowProblem) {
        let lines = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard lines.first == columns else {
            throw RowProblem("its first line has to be: \(columns.joined(separator: "\t"))")
        }
        var rows: [Row] = []
        for (number, cells) in lines.enumerated().dropFirst() {
            guard cells.count == columns.count else {
                throw RowProblem("line \(number + 1) has \(cells.count) cells instead of \(columns.count)")
            }
            let values = cells.map { $0 == "-" ? "" : $0 }
            rows.append(Row(cells: Dictionary(zip(columns, values)) { first, _ in first }))
        }
        self.rows = rows
    }
}

/// Why a table can't become Swift.
package struct RowProblem: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
