// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AppEntity(schema:)` and `@AssistantEntity(schema:)`: makes an App Entity of a type with plain properties.
enum EntitySchemaMacro: ExtensionMacro, MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let missing = protocols.map(\.trimmedDescription).filter { name in
            ["AppEntity", "AssistantSchemaEntity"].contains { name == $0 || name.hasSuffix(".\($0)") }
        }
        return try SchemaSource(node, on: declaration).conformance(of: type, kind: "Entity", to: missing)
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        let bindings = member.as(VariableDeclSyntax.self)?.bindings
        let isIdentifier = bindings?.first?.pattern.trimmedDescription == "id"
        // Not by its module: where a property is of the entity's own type, that has the compiler go round in a circle.
        return SchemaSource.isPlainVariable(member) && !isIdentifier ? ["@Property"] : []
    }
}
