// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the schemas that one kind of apps has for its intents, its entities or its enumerations.
struct SchemaEmitter: RowEmitter {
    static let columns = ["protocol", "domain", "kind", "apps", "schemas"]

    let row: RowTable.Row

    private var kind: String { row["kind"] }
    private var domain: String { row["domain"] }

    private var summary: String { "The \(kind.lowercased()) schemas of \(row["apps"])." }

    private func schema(_ name: String) -> String {
        """
            /// `\(domain).\(name)`.
            public var \(name): some AppSchema\(kind) { AppSchema.\(kind)() }
        """
    }

    var source: String {
        """
        // The trait of Beckon's package without which there are no macros.
        #if AppIntentsMacros

        extension AppSchema {
            /// \(summary)
            public protocol \(row["protocol"]): Kind {}
        }

        extension AppSchema.\(kind): AppSchema.\(row["protocol"]) {}

        extension AppSchema\(kind) where Self == AppSchema.\(kind) {
            /// \(summary)
            public static var \(domain): some AppSchema.\(row["protocol"]) { AppSchema.\(kind)() }
        }

        extension AppSchema.\(row["protocol"]) {
        \(row.words("schemas").map(schema).joined(separator: "\n"))
        }

        #endif
        """
    }
}
