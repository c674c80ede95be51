// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UnionValue`: makes a value of an enumeration whose cases each have one.
enum UnionValueMacro: ExtensionMacro {
    /// A case with its value.
    private struct Case {
        let name: String
        let type: String
        /// With a colon and a space; empty if it has none.
        let label: String

        init(_ element: EnumCaseElementSyntax, of enumeration: String) throws {
            name = element.name.text
            let values = element.parameterClause?.parameters ?? []
            guard let value = values.first, values.count == 1 else {
                throw MacroMistake.error(
                    at: element, "the case ‘\(name)’ has \(values.isEmpty ? "no value" : "\(values.count) values")",
                    remedy: "give it one, as in case \(name)(String)")
            }
            type = value.type.trimmedDescription
            guard ![enumeration, "Self"].contains(type.filter { !"[]?! ".contains($0) }) else {
                throw MacroMistake.error(
                    at: value, "the case ‘\(name)’ has a value of \(enumeration) itself, of which there is no end",
                    remedy: "give it one of another type")
            }
            label = value.firstName.flatMap { $0.text == "_" ? nil : "\($0.text): " } ?? ""
        }
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
            throw MacroMistake.error(
                at: node, "@UnionValue is for enumerations", remedy: "write enum, with a case for each type")
        }
        let elements = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements)
        let cases = try elements.map { try Case($0, of: enumeration.name.text) }
        guard !cases.isEmpty else {
            throw MacroMistake.error(
                at: enumeration.name, "\(enumeration.name.text) has no cases", remedy: "add one for each type")
        }
        return [try expansion(of: type, conformingTo: protocols, enumeration.modifiers.accessWord, cases)]
    }

    private static func expansion(
        of type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax], _ access: String, _ cases: [Case]
    ) throws -> ExtensionDeclSyntax {
        func list(_ line: (Case) -> String) -> String { cases.map(line).joined(separator: "\n") }
        let conformances = protocols.isEmpty ? "" : ": " + protocols.map(\.trimmedDescription).joined(separator: ", ")
        return try ExtensionDeclSyntax(
            """
            extension \(type.trimmed)\(raw: conformances) {
                \(raw: access)enum Cases: String, AppIntents.AppUnionValueCasesProviding {
                    \(raw: list { "case \($0.name)" })
                }

                \(raw: access)static var _caseTypes: [(Cases, any AppIntents._IntentValue.Type)] {
                    [\(raw: cases.map { "(.\($0.name), \($0.type).self)" }.joined(separator: ", "))]
                }

                \(raw: access)var _caseValue: any AppIntents._IntentValue {
                    switch self {
                    \(raw: list { "case .\($0.name)(let value): value" })
                    }
                }

                \(raw: access)static func _make(_ name: Cases, of value: Any) -> Self? {
                    switch name {
                    \(raw: list { "case .\($0.name): (value as? \($0.type)).map { .\($0.name)(\($0.label)$0) }" })
                    }
                }
            }
            """)
    }
}
