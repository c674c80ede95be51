// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a Swift file imports, declares and mentions.
package struct SwiftOutline: Sendable {
    /// Modules, also those under a condition.
    package let modules: Set<String>
    /// The types it declares, by their last names; extensions declare none.
    package let types: Set<String>
    /// What types and extensions say they inherit, by last names.
    package let heritage: [String: Set<String>]
    /// Whether a type in it is the program's entry point.
    package let hasEntryPoint: Bool
    /// Every word of its code.
    package let words: Set<String>

    private static let entryPoints = ["main", "UIApplicationMain", "NSApplicationMain"]

    package init(_ source: SwiftSource) {
        modules = Set(source.allImports.map(\.module))
        let kinds = ["class", "struct", "enum", "actor", "protocol", "typealias"]
        types = Set(
            kinds.flatMap(source.positions).filter { !source.isMark($0 - 1, ".") }
                .compactMap { source.word($0 + 1) }.filter { $0 != "func" && $0 != "var" && $0 != "let" })
        heritage = TypeBodies([source]).bodies.mapValues(\.inherits)
        hasEntryPoint = Self.entryPoints.contains { name in
            source.positions(of: name).contains { source.isMark($0 - 1, "@") }
        }
        words = source.words
    }
}
