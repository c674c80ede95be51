// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxMacros

/// `@DeferredProperty`: has the system know a property whose value is fetched when somebody wants it.
enum DeferredPropertyMacro: PeerMacro, AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let property = try EntityPropertySource(declaration, node, in: context)
        guard property.isAsync else {
            throw MacroMistake.error(
                at: node, "the getter of ‘\(property.name)’ does not wait",
                remedy: "write get async { … }, or @ComputedProperty before it")
        }
        let read = "\(property.canThrow ? "try " : "")await entity.\(property.name)"
        return property.peers(getter: "asyncGetter: { (entity: \(property.entity)) in \(read) }")
    }

    /// None: the property has its own.
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] { [] }
}
