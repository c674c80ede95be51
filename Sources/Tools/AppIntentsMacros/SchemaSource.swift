// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The schema that a macro names, and the type that it stands before.
struct SchemaSource {
    /// Such as `mail.sendDraft`.
    let schema: String
    private let access: String
    /// Whether it is one of the macros that begin with `Assistant`.
    private let isOld: Bool
    private let members: MemberBlockItemListSyntax

    init(_ attribute: AttributeSyntax, on declaration: some DeclGroupSyntax) throws {
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
        let argument = arguments?.first { $0.label?.text == "schema" }
        let parts = argument?.expression.trimmedDescription.split(separator: ".").map(String.init) ?? []
        let names = parts.suffix(2)
        guard names.count == 2, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else {
            throw MacroMistake.error(
                at: attribute, "the schema is not written by its name", remedy: "write it as in schema: .mail.sendDraft"
            )
        }
        schema = names.joined(separator: ".")
        access = declaration.modifiers.accessWord
        isOld = attribute.attributeName.trimmedDescription.hasPrefix("Assistant")
        members = declaration.memberBlock.members
    }

    /// The last part of its name.
    var name: Substring { schema.split(separator: ".").last ?? "" }

    /// Whether the type has a property of a name, of its own or of each of its values.
    func has(_ name: String, isStatic: Bool = false) -> Bool {
        members.contains { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
            let names = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            return names.contains(name) && variable.modifiers.contains { $0.name.text == "static" } == isStatic
        }
    }

    /// - Parameters:
    ///   - kind: What it is a schema of, as it ends the name of what says so.
    ///   - protocols: What the type is besides.
    func conformance(
        of type: some TypeSyntaxProtocol, kind: String, to protocols: [String]
    ) throws -> [ExtensionDeclSyntax] {
        let list = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed)\(raw: list) {
                    \(raw: access)static var __\(raw: isOld ? "assistant" : "app")Schema\(raw: kind): String {
                        "\(raw: schema)"
                    }
                }
                """)
        ]
    }

    /// Whether a member is a property that a schema says something of: one that varies and has nothing said of it yet.
    static func isPlainVariable(_ member: some DeclSyntaxProtocol) -> Bool {
        guard let variable = member.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            binding.typeAnnotation != nil, binding.initializer == nil
        else { return false }
        let words: Set = ["static", "class", "lazy", "weak", "unowned", "private", "fileprivate"]
        let attributes = variable.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        return variable.modifiers.allSatisfy { !words.contains($0.name.text) }
            && attributes.allSatisfy { $0 == "available" }
    }
}
