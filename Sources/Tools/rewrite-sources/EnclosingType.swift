// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension SyntaxProtocol {
    /// The name of the innermost type around it, with the types that it is nested in; nil outside of types.
    var enclosingTypeName: String? {
        var names: [String] = []
        var ancestor = parent
        while let node = ancestor, !(isLocal(node) && !names.isEmpty) {
            if let name = node.declaredTypeName { names.insert(name, at: 0) }
            ancestor = node.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// Whether the types in it can't be named from outside.
    private func isLocal(_ node: Syntax) -> Bool {
        node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
    }

    /// As its members can write it: without line breaks.
    fileprivate var declaredTypeName: String? {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .classDecl(let type): type.name.text
        case .structDecl(let type): type.name.text
        case .enumDecl(let type): type.name.text
        case .actorDecl(let type): type.name.text
        case .extensionDecl(let type):
            type.extendedType.tokens(viewMode: .sourceAccurate).map(\.text).joined()
        default: nil
        }
    }
}
