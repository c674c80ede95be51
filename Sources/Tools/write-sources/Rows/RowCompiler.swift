// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the declarations of App Intents that are the same for many types, from tables of what differs.
package enum RowCompiler {
    /// The file of one row.
    package struct File: Hashable, Sendable {
        package let name: String
        package let contents: String
    }

    private static let emitters: [String: any RowEmitter.Type] = [
        "Comparators": ComparatorEmitter.self, "Quantities": QuantityEmitter.self, "Schemas": SchemaEmitter.self,
        "Values": ValueEmitter.self,
    ]

    /// The files of a table, one for each row, named after the table and the row's first cell.
    ///
    /// - Throws: ``RowProblem`` if no table has this name, or its text isn't as it has to be.
    package static func files(of table: String, _ text: String) throws(RowProblem) -> [File] {
        guard let emitter = emitters[table] else {
            throw RowProblem("the tables are \(emitters.keys.sorted().joined(separator: ", "))")
        }
        let rows = try RowTable(text, columns: emitter.columns).rows
        return rows.map { row in
            let name = row[emitter.columns.first ?? ""]
            return File(
                name: "\(table)+\(name).swift",
                contents: "// Made from the table \(table).\n\n\(emitter.init(row: row).source)\n")
        }
    }
}

/// Writes what one row of a table stands for.
protocol RowEmitter: Sendable {
    /// The columns of the table; the first names the row.
    static var columns: [String] { get }

    init(row: RowTable.Row)

    /// The declarations.
    var source: String { get }
}
