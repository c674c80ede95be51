// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `#keyPath(Kettle.lid.color)` as the text that it means, `"lid.color"`.
struct KeyPathRewrite {
    private let expression: MacroExpansionExprSyntax
    private let text: String

    /// Nil for a path that is not made of names.
    init?(_ expression: MacroExpansionExprSyntax) {
        guard expression.arguments.count == 1, let path = expression.arguments.first?.expression,
            let names = Self.names(in: path)
        else { return nil }
        let properties = names.drop { $0.namesType || ["self", "Self"].contains($0) }
        self.expression = expression
        text = (properties.isEmpty ? names.suffix(1) : properties).joined(separator: ".")
    }

    func edit(of bytes: [UInt8]) -> SourceEdit {
        SourceEdit(replacing: expression.byteRange, of: bytes, with: "\"\(text)\"")
    }

    private static func names(in path: ExprSyntax) -> [String]? {
        var names: [String] = []
        var rest: ExprSyntax? = path
        while let part = rest {
            if let member = part.as(MemberAccessExprSyntax.self) {
                names.append(member.declName.baseName.plainText)
                guard member.base != nil else { return nil }
                rest = member.base
            } else if let reference = part.as(DeclReferenceExprSyntax.self) {
                names.append(reference.baseName.plainText)
                rest = nil
            } else {
                guard let inner = part.inner else { return nil }
                rest = inner
            }
        }
        return names.reversed()
    }
}

extension ExprSyntax {
    /// What an expression with a mark behind it, as `lid?` or `Kettle<Int>`, is without it.
    fileprivate var inner: ExprSyntax? {
        self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
            ?? self.as(GenericSpecializationExprSyntax.self)?.expression
    }
}
