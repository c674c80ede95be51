// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AppIntent(schema:)` and `@AssistantIntent(schema:)`: makes an App Intent of a type that says what it does alone.
enum IntentSchemaMacro: ExtensionMacro, MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let source = try SchemaSource(node, on: declaration)
        let wanted = ["AppIntent", "AssistantSchemaIntent"] + kinds(of: source)
        let missing = protocols.map(\.trimmedDescription).filter { name in
            wanted.contains { name == $0 || name.hasSuffix(".\($0)") }
        }
        return try source.conformance(of: type, kind: "Intent", to: missing)
    }

    /// What an intent of the schema is besides, where the type has what that asks for.
    private static func kinds(of source: SchemaSource) -> [String] {
        if source.name.hasPrefix("open"), source.has("target") { return ["OpenIntent"] }
        if source.name.hasPrefix("delete"), source.has("entities") { return ["DeleteIntent"] }
        if source.name.hasPrefix("search"), source.has("criteria"), source.has("searchScopes", isStatic: true) {
            return ["ShowInAppSearchResultsIntent"]
        }
        return source.schema == "books.playAudiobook" ? ["AudioPlaybackIntent"] : []
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        SchemaSource.isPlainVariable(member) ? ["@AppIntents.IntentParameter"] : []
    }
}
