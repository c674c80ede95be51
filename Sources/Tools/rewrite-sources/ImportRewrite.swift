// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// An import that is left out if its module is not there.
///
/// Sources import modules that they do not use, or only for what is in
/// Foundation too, which nearly every module of Apple's brings.
struct ImportRewrite {
    let edits: [SourceEdit]

    /// Nil for a module that is always there, and for an import that shares its lines with more than a comment.
    init?(_ declaration: ImportDeclSyntax, in lines: SourceLines) {
        let names = declaration.path.map(\.name.text)
        guard let module = names.first, !module.isEmpty, !["Foundation", "Swift"].contains(module) else { return nil }
        let range = declaration.byteRange
        let first = lines.number(at: range.lowerBound)
        let last = lines.number(at: max(range.lowerBound, range.upperBound - 1))
        let whole = lines.range(from: first, through: last)
        guard Self.isBlank(lines.bytes[whole.lowerBound..<range.lowerBound]),
            Self.isComment(lines.bytes[range.upperBound..<whole.upperBound])
        else { return nil }
        let path = declaration.importKindSpecifier == nil ? names.joined(separator: ".") : module
        let access = declaration.modifiers.map { "\($0.name.text) " }.joined()
        let start = "#if canImport(\(path))\n" + lines.directive(before: first)
        let end = Self.alternative(to: module, path: path, access: access) + lines.directive(before: last + 1)
        edits = [
            SourceEdit(whole.lowerBound..<whole.lowerBound, start),
            SourceEdit(whole.upperBound..<whole.upperBound, "\n" + end.dropLast()),
        ]
    }

    /// What is imported instead, and the end of the condition.
    private static func alternative(to module: String, path: String, access: String) -> String {
        var lines = path == module ? [] : ["#elseif canImport(\(module))", "\(access)import \(module)"]
        lines += ["#else", "\(access)import Foundation"]
        // SwiftUI brings both on Apple's systems.
        if module == "SwiftUI" {
            lines += ["\(access)import Observation", "#if canImport(UIKit)", "\(access)import UIKit", "#endif"]
        }
        return (lines + ["#endif", ""]).joined(separator: "\n")
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// Whether what follows on the line is nothing, or a comment that ends on it.
    private static func isComment(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = bytes.drop { isBlank([$0]) }
        return text.isEmpty || text.starts(with: "//".utf8)
    }
}
