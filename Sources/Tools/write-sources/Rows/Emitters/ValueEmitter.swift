// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes how parameters and properties of one type of values are declared.
struct ValueEmitter: RowEmitter {
    /// The arguments are those of Apple's initializers, in their order: `ask`, `choose` and `connects` are shared by many,
    /// any other is written out. A form is `plain` or names what else it takes: `options`, `resolvers`, `query`; with a
    /// default value if `=` follows.
    static let columns = [
        "name", "constraint", "imports", "takes", "attribute", "arguments", "titled", "untitled", "property",
    ]

    let row: RowTable.Row

    var source: String {
        let imports = row.words("imports").map { "public import \($0)\n\n" }.joined()
        let titled = row.words("titled").map { ParameterInitializer(row: row, form: $0, isTitled: true) }
        let untitled = row.words("untitled").map { ParameterInitializer(row: row, form: $0, isTitled: false) }
        let parameter = """
            extension IntentParameter where \(row["constraint"]) {
            \((titled + untitled).map(\.source).joined(separator: "\n\n"))
            }
            """
        return imports + parameter + (row["property"] == "yes" ? "\n\n\(property)" : "")
    }

    private var property: String {
        """
        extension EntityProperty where \(row["constraint"]) {
            /// A property whose value is \(row["takes"]).
            public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
        }
        """
    }
}
