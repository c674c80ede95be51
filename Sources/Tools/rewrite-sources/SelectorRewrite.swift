// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `#selector(tapped(_:))` as a value made of the method, `Selector("tapped(_:)", Menu.tapped(_:))`.
///
/// The name is for comparing selectors, as methods cannot be compared.
/// The method has to be one of a type, for a selector is not about an object.
struct SelectorRewrite {
    let edits: [SourceEdit]

    /// Nil for the selector of a property, and for a method of another object, whose type the source does not say.
    init?(_ expression: MacroExpansionExprSyntax) {
        guard expression.arguments.count == 1, let argument = expression.arguments.first, argument.label == nil,
            let parenthesis = expression.leftParen, let name = Self.name(of: argument.expression),
            let place = Self.qualification(of: argument.expression)
        else { return nil }
        let start = expression.pound.byteRange.lowerBound
        edits =
            [
                SourceEdit(start..<expression.macroName.byteRange.upperBound, "Selector"),
                SourceEdit(parenthesis.byteRange, "(\"\(name)\", "),
            ] + place
    }

    /// The method's name with its labels, if they are in the source.
    private static func name(of expression: ExprSyntax) -> String? {
        if let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1 {
            return elements.first.flatMap { name(of: $0.expression) }
        }
        if let first = expression.as(SequenceExprSyntax.self)?.elements.first { return name(of: first) }
        let method = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        return method?.tokens(viewMode: .sourceAccurate).map(\.plainText).joined()
    }

    /// What makes it a method of a type; nothing if it is one.
    private static func qualification(of expression: ExprSyntax) -> [SourceEdit]? {
        if let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1 {
            return elements.first.flatMap { qualification(of: $0.expression) }
        }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
            parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)?.type
        {
            guard let edits = qualification(of: parts[0]) else { return nil }
            return edits.isEmpty ? [] : edits + signature(type)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base.flatMap(qualification(ofBase:))
        }
        guard let method = expression.as(DeclReferenceExprSyntax.self), let type = method.enclosingTypeName else {
            return nil
        }
        let start = method.byteRange.lowerBound
        return [SourceEdit(start..<start, "\(type).")]
    }

    private static func qualification(ofBase base: ExprSyntax) -> [SourceEdit]? {
        let word = base.trimmedDescription
        if ["self", "Self", "super"].contains(word) {
            return base.enclosingTypeName.map { [SourceEdit(base.byteRange, $0)] }
        }
        return base.tokens(viewMode: .sourceAccurate).allSatisfy(\.canNameType) ? [] : nil
    }

    /// The type of a method with the object that it is called on, as in `(Menu) -> (Button) -> Void`.
    private static func signature(_ type: TypeSyntax) -> [SourceEdit] {
        guard let function = type.as(FunctionTypeSyntax.self), !function.returnClause.type.is(FunctionTypeSyntax.self),
            let name = type.enclosingTypeName
        else { return [] }
        let start = type.byteRange.lowerBound
        return [SourceEdit(start..<start, "(\(name)) -> ")]
    }
}

extension TokenSyntax {
    /// Whether it may be in the name of a type, as `Outer.Menu<Int>`.
    fileprivate var canNameType: Bool {
        switch tokenKind {
        case .identifier: plainText.namesType
        case .period, .leftAngle, .rightAngle, .comma: true
        default: false
        }
    }
}
