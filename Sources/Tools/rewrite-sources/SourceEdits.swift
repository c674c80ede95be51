// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The changes that a source needs, by its syntax.
///
/// Branches of `#if` count as well, whichever of them is compiled. What has a
/// mistake of syntax stays as it is, and the compiler reports it.
final class SourceEdits: SyntaxVisitor {
    private(set) var found: [SourceEdit] = []
    private let lines: SourceLines

    init(lines: SourceLines) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError else { return .visitChildren }
        found += AttributeRewrite(node).map { [$0.edit(of: lines.bytes)] } ?? []
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError else { return .visitChildren }
        found += ImportRewrite(node, in: lines)?.edits ?? []
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError else { return .visitChildren }
        switch node.macroName.text {
        case "selector": found += SelectorRewrite(node)?.edits ?? []
        case "keyPath": found += KeyPathRewrite(node).map { [$0.edit(of: lines.bytes)] } ?? []
        default: return .visitChildren
        }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// Its bytes in the source, without the spaces and comments around it.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
