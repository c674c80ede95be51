// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxMacros

/// `@ComputedProperty`: has the system know a property whose value is computed each time.
enum ComputedPropertyMacro: PeerMacro, AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let property = try EntityPropertySource(declaration, node, in: context)
        guard !property.isAsync, !property.canThrow else {
            throw MacroMistake.error(
                at: node, "the getter of ‘\(property.name)’ waits or throws",
                remedy: "write @DeferredProperty before it")
        }
        return property.peers(getter: "getter: \\\(property.entity).\(property.name)")
    }

    /// None: the property has its own.
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] { [] }
}
