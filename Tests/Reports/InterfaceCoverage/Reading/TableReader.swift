// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads tables of columns that tabs separate, as the inventory, the domains and the exceptions are.
package enum TableReader {
    /// The rows of a table without its heading; lines that begin with `#` are remarks.
    ///
    /// - Throws: ``CoverageError`` for a row that has not as many columns.
    package static func rows(of text: String, columns: Int, file: String) throws(CoverageError) -> [[String]] {
        var rows: [[String]] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == columns else {
                throw CoverageError(
                    "\(file):\(number + 1) has \(fields.count) columns; separate \(columns) of them by tabs")
            }
            rows.append(fields)
        }
        return rows
    }
}

/// Why the coverage cannot be told, in one sentence with its mend.
package struct CoverageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
