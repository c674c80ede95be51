// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property of an entity with a macro before it, as it is written.
struct EntityPropertySource {
    /// Without backticks.
    let name: String
    let type: TypeSyntax
    /// What the type around it is called inside of itself.
    let entity: String
    let isAsync: Bool
    let canThrow: Bool
    private let access: String
    /// The macro’s own arguments, with a comma at their end; empty if it has none.
    private let arguments: String

    init(
        _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax, in context: some MacroExpansionContext
    ) throws {
        let macro = "@\(attribute.attributeName.trimmedDescription)"
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), variable.bindings.count == 1
        else {
            throw MacroMistake.error(
                at: attribute, "\(macro) is not a macro for this",
                remedy: "write it before one property of an App Entity")
        }
        name = pattern.identifier.text.filter { $0 != "`" }
        if let word = variable.modifiers.first(where: { ["static", "class", "lazy"].contains($0.name.text) }) {
            throw MacroMistake.error(
                at: word, "the property ‘\(name)’ is \(word.name.text), and \(macro) is for one of each thing",
                remedy: "leave the word out")
        }
        guard let type = binding.typeAnnotation?.type.trimmed else {
            throw MacroMistake.error(
                at: binding, "the type of the property ‘\(name)’ is not written",
                remedy: "write var \(name): String { … }")
        }
        guard let accessors = binding.accessorBlock else {
            throw MacroMistake.error(
                at: binding, "the property ‘\(name)’ has nothing that computes it",
                remedy: "give it a getter, or write @Property before it")
        }
        self.type = type
        entity = try Self.entity(around: attribute, name, macro, in: context)
        let effects = Self.effects(of: accessors)
        isAsync = effects?.asyncSpecifier != nil
        canThrow = effects?.throwsClause != nil
        access = variable.modifiers.accessWord
        arguments =
            attribute.arguments?.as(LabeledExprListSyntax.self)
            .map { $0.map { "\($0.with(\.trailingComma, nil).trimmedDescription), " }.joined() } ?? ""
    }

    private static func entity(
        around attribute: AttributeSyntax, _ name: String, _ macro: String, in context: some MacroExpansionContext
    ) throws -> String {
        guard let around = context.lexicalContext.first, !around.is(ExtensionDeclSyntax.self) else {
            throw MacroMistake.error(
                at: attribute, "\(macro) keeps something beside ‘\(name)’, which an extension cannot",
                remedy: "move the property into the type itself")
        }
        // A class may not name itself `Self` where what it keeps begins.
        return around.as(ClassDeclSyntax.self)?.name.text ?? "Self"
    }

    private static func effects(of block: AccessorBlockSyntax) -> AccessorEffectSpecifiersSyntax? {
        guard case .accessors(let accessors) = block.accessors else { return nil }
        return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers
    }

    /// What is kept beside the property: that it is one of the entity’s, by which it is found.
    ///
    /// - Parameter getter: The last argument, with its label.
    func peers(getter: String) -> [DeclSyntax] {
        // Not by its module: where a property is of the entity's own type, that has the compiler go round in a circle.
        let kept: DeclSyntax = """
            private let _\(raw: name) = Property<\(type)>\
            (identifier: "\(raw: name)", \(raw: arguments)\(raw: getter))
            """
        let projected: DeclSyntax = """
            \(raw: access)var `$\(raw: name)`: Property<\(type)> { _\(raw: name) }
            """
        return [kept, projected]
    }
}

extension DeclModifierListSyntax {
    /// `public` or `package`, with a space after it; empty for anything narrower.
    var accessWord: String {
        let words = map(\.name.text)
        return ["public", "package"].first(where: words.contains).map { "\($0) " } ?? ""
    }
}
