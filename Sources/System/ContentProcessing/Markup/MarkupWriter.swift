// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// A page as text, as HTML without anything that does something, and as Markdown.
struct MarkupWriter {
    /// Nothing of them is read.
    private static let hidden: Set = ["head", "iframe", "noscript", "object", "script", "style", "template"]
    /// They stand on lines of their own.
    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "dd", "div", "dl", "dt", "figure", "footer", "form", "h1",
        "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table",
        "tr", "ul",
    ]
    /// They stand apart from what is before and behind them.
    private static let paragraphs: Set = ["blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "ol", "p", "pre", "table", "ul"]
    private static let empty: Set = ["br", "hr", "img"]
    /// What an element may say; nothing that runs, and no looks of a page that is elsewhere.
    private static let attributes: Set = ["alt", "colspan", "height", "href", "rowspan", "src", "title", "width"]

    // MARK: - HTML

    static func html(_ node: MarkupNode) -> String {
        switch node {
        case .text(let text): return HTMLText.escaped(text)
        case .element(let name, let attributes, let children):
            guard !hidden.contains(name) else { return "" }
            let inner = children.map(html).joined()
            if ["html", "body"].contains(name) { return inner }
            let written = attributes.filter { Self.attributes.contains($0.key) && isHarmless($0.key, $0.value) }
                .sorted { $0.key < $1.key }.map { " \($0.key)=\"\(HTMLText.escaped($0.value))\"" }.joined()
            return empty.contains(name) ? "<\(name)\(written)>" : "<\(name)\(written)>\(inner)</\(name)>"
        }
    }

    private static func isHarmless(_ name: String, _ value: String) -> Bool {
        guard ["href", "src"].contains(name) else { return true }
        let plain = value.lowercased().filter { !$0.isWhitespace && $0.asciiValue.map { $0 >= 32 } ?? true }
        return !plain.hasPrefix("javascript:") && !plain.hasPrefix("vbscript:") && !plain.hasPrefix("data:text")
    }

    // MARK: - Text

    static func text(_ node: MarkupNode) -> String {
        var lines = LineWriter()
        write(node, into: &lines)
        return lines.text
    }

    private static func write(_ node: MarkupNode, into lines: inout LineWriter, isPreformatted: Bool = false) {
        guard case .element(let name, _, let children) = node else {
            if case .text(let text) = node { isPreformatted ? lines.writeAsIs(text) : lines.write(text) }
            return
        }
        guard !hidden.contains(name) else { return }
        switch name {
        case "br": lines.breakLine()
        case "td", "th":
            for child in children { write(child, into: &lines) }
            lines.write("\t", isGap: true)
        default:
            let isBlock = blocks.contains(name)
            if isBlock { lines.begin(isApart: paragraphs.contains(name)) }
            if name == "li" { lines.write("• ") }
            for child in children { write(child, into: &lines, isPreformatted: isPreformatted || name == "pre") }
            if isBlock { lines.begin(isApart: paragraphs.contains(name)) }
        }
    }

    // MARK: - Markdown

    static func markdown(_ node: MarkupNode) -> String {
        var lines = LineWriter()
        writeMarkdown(node, into: &lines, prefix: "")
        return lines.text
    }

    private static func writeMarkdown(_ node: MarkupNode, into lines: inout LineWriter, prefix: String) {
        guard case .element(let name, _, let children) = node else {
            if case .text(let text) = node { lines.write(escaped(text)) }
            return
        }
        guard !hidden.contains(name) else { return }
        func inner(_ prefix: String = prefix) {
            for child in children { writeMarkdown(child, into: &lines, prefix: prefix) }
        }
        func around(_ mark: String) {
            lines.write(mark)
            inner()
            lines.write(mark)
        }
        switch name {
        case "strong", "b": around("**")
        case "em", "i": around("*")
        case "del", "s", "strike": around("~~")
        case "code": around("`")
        case "br": lines.breakLine()
        case "hr":
            lines.begin(isApart: true)
            lines.write("---")
            lines.begin(isApart: true)
        case "img": lines.write("![\(node["alt"] ?? "")](\(node["src"] ?? ""))")
        case "a":
            lines.write("[")
            inner()
            lines.write("](\(node["href"] ?? ""))")
        case "h1", "h2", "h3", "h4", "h5", "h6":
            lines.begin(isApart: true)
            lines.write(String(repeating: "#", count: Int(name.dropFirst()) ?? 1) + " ")
            inner()
            lines.begin(isApart: true)
        case "pre":
            lines.begin(isApart: true)
            lines.writeAsIs("```\n\(node.text)\n```")
            lines.begin(isApart: true)
        case "blockquote":
            lines.begin(isApart: true)
            lines.writeAsIs(markdown(.element(name: "div", attributes: [:], children: children))
                .split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(separator: "\n"))
            lines.begin(isApart: true)
        case "ul", "ol":
            if prefix.isEmpty { lines.begin(isApart: true) }
            var number = 0
            for child in children where child.name == "li" {
                number += 1
                lines.begin(isApart: false)
                lines.writeAsIs(prefix)
                lines.write(name == "ol" ? "\(number). " : "- ")
                for part in child.children { writeMarkdown(part, into: &lines, prefix: prefix + "    ") }
            }
            lines.begin(isApart: prefix.isEmpty)
        default:
            let isBlock = blocks.contains(name)
            if isBlock { lines.begin(isApart: paragraphs.contains(name)) }
            inner()
            if isBlock { lines.begin(isApart: paragraphs.contains(name)) }
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<>".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}
