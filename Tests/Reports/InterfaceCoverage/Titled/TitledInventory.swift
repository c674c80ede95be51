// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Declarations of a framework of Swift's own, which generics and constraints tell apart: compared by what calls write.
package struct TitledInventory: Sendable {
    /// One declaration of Apple's.
    package struct Row: Hashable, Sendable {
        package let module: String
        /// The type it belongs to; empty for what stands by itself.
        package let container: String
        package let kind: String
        /// As calls write it, such as `init(title:description:)`.
        package let title: String
        package let text: String
        /// The first iOS that has it.
        package let version: String

        /// The type it is about: its own name for a type.
        package var type: String { container.isEmpty ? title : container }
        var path: String { container.isEmpty ? title : "\(container).\(title)" }
    }

    package let rows: [Row]

    /// - Throws: ``CoverageError`` for a row that has not its columns.
    package init(_ text: String, file: String) throws(CoverageError) {
        rows = try TableReader.rows(of: text, columns: 5, file: file).map { fields in
            Row(
                module: fields[0], container: fields[1] == "-" ? "" : fields[1], kind: fields[2],
                title: Self.title(of: fields[3], kind: fields[2]), text: fields[3], version: fields[4])
        }
    }

    private static let keywords: Set<String> = [
        "final", "static", "mutating", "convenience", "indirect", "dynamic", "override", "class", "struct", "enum",
        "protocol", "extension", "func", "var", "let", "case", "typealias", "associatedtype", "macro",
    ]

    static func title(of text: String, kind: String) -> String {
        var rest = text[
            (kind == "macro" ? text.range(of: "macro ")?.upperBound ?? text.startIndex : text.startIndex)...]
        // Attributes and keywords come before the name.
        while let word = rest.split(separator: " ", maxSplits: 1).first {
            guard word.hasPrefix("@") || keywords.contains(String(word)) else { break }
            rest = rest[word.endIndex...].drop { $0 == " " }
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_.`?".contains($0) }.filter { $0 != "`" && $0 != "?" }
        guard ["func", "init", "subscript", "case", "macro"].contains(kind) else { return name }
        let after = withoutGenerics(rest.dropFirst(rest.prefix { $0 != "(" && $0 != "<" && $0 != " " }.count))
        guard after.first == "(", let labels = labels(in: after, kind) else {
            return kind == "case" ? name : name + "()"
        }
        return name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// What comes after `<…>`.
    private static func withoutGenerics(_ text: Substring) -> Substring {
        guard text.first == "<" else { return text }
        var depth = 0
        for index in text.indices {
            if text[index] == "<" { depth += 1 }
            if text[index] == ">" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text
    }

    /// The labels of what stands in the parentheses that the text begins with; nil if they do not end.
    private static func labels(in text: Substring, _ kind: String) -> [String]? {
        var (depth, argument, arguments): (Int, String, [String]) = (0, "", [])
        var last: Character = " "
        for character in text.dropFirst() {
            if character == ")", depth == 0 {
                if !argument.allSatisfy(\.isWhitespace) { arguments.append(argument) }
                return arguments.map { label(of: $0, kind) }
            }
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
            last = character
            guard character != "," || depth > 0 else {
                arguments.append(argument)
                argument = ""
                continue
            }
            argument.append(character)
        }
        return nil
    }

    private static func label(of argument: String, _ kind: String) -> String {
        let words = withoutAttributes(argument[...]).prefix { $0 != ":" }.split(separator: " ")
        // A case's value and what a subscript takes have no label unless they say so.
        let isUnlabelled =
            kind == "case" && !argument.contains(":") || kind == "subscript" && words.count == 1
        return isUnlabelled ? "_" : words.first.map { $0.filter { $0 != "`" } } ?? "_"
    }

    private static func withoutAttributes(_ argument: Substring) -> Substring {
        let text = argument.drop { $0 == " " }
        guard text.first == "@" else { return text }
        let rest = text.drop { $0 != " " && $0 != "<" }
        return withoutAttributes(withoutGenerics(rest).drop { $0 != " " })
    }
}
