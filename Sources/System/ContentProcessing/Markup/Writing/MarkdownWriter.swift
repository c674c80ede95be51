// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes what a page shows in Markdown.
struct MarkdownWriter {
    private let address: PageAddress

    /// The Markdown of a page or a part of it.
    static func markdown(of node: MarkupNode, at address: PageAddress) -> String {
        MarkdownWriter(address: address).blocks(in: node).joined(separator: "\n\n")
    }

    /// Paragraphs and what else stands by itself; letters between them are paragraphs too.
    private func blocks(in node: MarkupNode) -> [String] {
        var blocks: [String] = []
        var loose: [MarkupNode.Child] = []
        func flush() {
            let text = line(of: loose)
            if !text.isEmpty { blocks.append(Self.safeStart(text)) }
            loose = []
        }
        for child in node.children {
            guard case .element(let element) = child, HTMLElements.blocks.contains(element.name) else {
                loose.append(child)
                continue
            }
            flush()
            blocks += self.blocks(of: element)
        }
        flush()
        return blocks
    }

    private func blocks(of node: MarkupNode) -> [String] {
        switch node.name {
        case "h1", "h2", "h3", "h4", "h5", "h6":
            let text = line(of: node.children).replacing("\n", with: " ")
            return text.isEmpty ? [] : [String(repeating: "#", count: Int(node.name.dropFirst()) ?? 1) + " " + text]
        case "hr": return ["---"]
        case "pre": return [Self.fenced(node.letters)]
        case "blockquote": return [Self.prefixed(blocks(in: node).joined(separator: "\n\n"), "> ", "> ")]
        case "ul", "ol": return [list(node)]
        case "table": return table(node)
        default: return blocks(in: node)
        }
    }

    private static func fenced(_ code: String) -> String {
        let longest = code.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let code = code.hasSuffix("\n") ? String(code.dropLast()) : code
        return "\(fence)\n\(code)\n\(fence)"
    }

    private static func prefixed(_ text: String, _ first: String, _ others: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { place, line in
            let prefix = place == 0 ? first : others
            return line.isEmpty ? prefix.trimmingCharacters(in: .whitespaces) : prefix + line
        }.joined(separator: "\n")
    }

    private func list(_ node: MarkupNode) -> String {
        var number = node.attributes["start"].flatMap { Int($0) }.map { max(0, min($0, 1_000_000)) } ?? 1
        let items = node.elements.filter { !HTMLElements.hidden.contains($0.name) }.map { item in
            let mark = node.name == "ol" ? "\(number). " : "- "
            number += 1
            // Several paragraphs in an item make a list of paragraphs; a list inside of it does not.
            let blocks = item.name == "li" ? blocks(in: item) : self.blocks(of: item)
            let isPlain = !blocks.dropFirst().contains { !$0.hasPrefix("- ") && $0.first?.isNumber != true }
            let text = blocks.joined(separator: isPlain ? "\n" : "\n\n")
            return Self.prefixed(text, mark, String(repeating: " ", count: mark.count))
        }
        return items.joined(separator: "\n")
    }

    private func table(_ node: MarkupNode) -> [String] {
        let rows = node.all.filter { $0.name == "tr" }.map { row in
            row.elements.filter { $0.name == "td" || $0.name == "th" }.map { cell in
                line(of: cell.children).replacing("\n", with: " ").replacing("|", with: "\\|")
            }
        }.filter { !$0.isEmpty }
        guard let first = rows.first else { return blocks(in: node) }
        // Tables that hold a page together have one column.
        guard rows.contains(where: { $0.count > 1 }) else { return node.elements.flatMap { blocks(in: $0) } }
        let rule = "|" + String(repeating: " --- |", count: first.count)
        let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
        return [([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")]
    }

    private func line(of children: [MarkupNode.Child]) -> String {
        var writer = MarkdownLine(address: address)
        writer.write(children)
        return writer.text
    }

    /// A text that would read as a heading, a list or the like does so no more.
    private static func safeStart(_ text: String) -> String {
        // Few begin so.
        guard let first = text.first, first.isNumber || "#>+-=".contains(first) else { return text }
        if let match = text.prefixMatch(of: /(\d{1,9})([.)])\s/) {
            return "\(match.1)\\" + text.dropFirst(match.1.count)
        }
        return text.prefixMatch(of: /(?:[#>]|[+-]\s|---|===)/) == nil ? text : "\\" + text
    }
}
