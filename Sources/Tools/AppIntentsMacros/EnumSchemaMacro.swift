// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppEnum(schema:)` and `@AssistantEnum(schema:)`: makes an App Enum of an enumeration.
enum EnumSchemaMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(EnumDeclSyntax.self) else {
            throw MacroMistake.error(
                at: node, "the schema is one of an enumeration", remedy: "write enum, with the cases of the schema")
        }
        return try SchemaSource(node, on: declaration)
            .conformance(of: type, kind: "Enum", to: protocols.map(\.trimmedDescription))
    }
}
