// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the comparison knows besides the inventory: which domain a type belongs to, and what cannot exist on Linux.
package struct CoverageTables: Sendable {
    struct Exception: Sendable {
        /// `*` at either end stands for anything.
        var container: String
        var member: String
        var reason: String
    }

    /// In the order of the page.
    package private(set) var domains: [String] = []
    private var prefixes: [(prefix: String, domain: String)] = []
    private var exceptions: [Exception] = []

    /// - Throws: ``CoverageError`` for a row that has not its columns.
    package init(domains: String, exceptions: String) throws(CoverageError) {
        for row in try TableReader.rows(of: domains, columns: 2, file: "domains.tsv") {
            if !self.domains.contains(row[0]) { self.domains.append(row[0]) }
            prefixes.append((row[1], row[0]))
        }
        for row in try TableReader.rows(of: exceptions, columns: 3, file: "exceptions.tsv") {
            self.exceptions.append(Exception(container: row[0], member: row[1], reason: row[2]))
        }
    }

    /// The domain with the longest prefix of a type's name.
    package func domain(of type: String) -> String {
        let fitting = prefixes.filter { type.hasPrefix($0.prefix) }
        return fitting.max { $0.prefix.count < $1.prefix.count }?.domain ?? domains.last ?? ""
    }

    /// Why a declaration of Apple's cannot be here; nil if it can.
    package func exception(for row: InventoryRow) -> String? {
        let member = row.signature.kind == .type ? Self.heading(row) : row.signature.title
        return exceptions.first {
            Self.fits($0.container, row.type) && Self.fits($0.member, member)
        }?.reason
    }

    /// `class`, or `: Protocol` for an extension that does nothing but conform.
    private static func heading(_ row: InventoryRow) -> String {
        guard row.signature.keyword == "extension" else { return row.signature.keyword }
        return ": " + row.signature.heritage.joined(separator: ", ")
    }

    private static func fits(_ pattern: String, _ text: String) -> Bool {
        switch (pattern.hasPrefix("*"), pattern.hasSuffix("*")) {
        case _ where pattern == "*": true
        case (true, true): text.contains(pattern.dropFirst().dropLast())
        case (true, false): text.hasSuffix(pattern.dropFirst())
        case (false, true): text.hasPrefix(pattern.dropLast())
        case (false, false): text == pattern
        }
    }
}
