// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes letters with their styles in Markdown.
struct MarkdownLine {
    private let address: PageAddress
    private var written = ""
    private var needsSpace = false

    init(address: PageAddress) { self.address = address }

    /// Without white space around.
    var text: String { written.trimmingCharacters(in: .whitespacesAndNewlines) }

    mutating func write(_ children: [MarkupNode.Child]) {
        for child in children {
            switch child {
            case .text(let text): write(text)
            case .element(let node): write(node)
            }
        }
    }

    private mutating func write(_ node: MarkupNode) {
        guard !HTMLElements.hidden.contains(node.name) else { return }
        switch node.name {
        case "br":
            written += "  \n"
            needsSpace = false
        case "strong", "b": write(node, within: "**")
        case "em", "i", "cite", "dfn", "var": write(node, within: "*")
        case "del", "s", "strike": write(node, within: "~~")
        case "code", "kbd", "samp", "tt": writeCode(node.line)
        case "a": writeLink(node)
        case "img":
            if let source = address.whole(node.attributes["src"]) {
                put("![\(Self.escaped(node.attributes["alt"] ?? ""))](\(Self.target(source)))")
            }
        default:
            let isBlock = HTMLElements.blocks.contains(node.name)
            if isBlock { needsSpace = true }
            write(node.children)
            if isBlock { needsSpace = true }
        }
    }

    /// Marks hold only where no space is inside of them.
    private mutating func write(_ node: MarkupNode, within mark: String) {
        var inner = MarkdownLine(address: address)
        inner.write(node.children)
        if inner.written.first?.isWhitespace == true || Self.beginsWithSpace(node) { needsSpace = true }
        let text = inner.text
        guard !text.isEmpty else { return }
        put(mark + text + mark)
        needsSpace = inner.needsSpace
    }

    private static func beginsWithSpace(_ node: MarkupNode) -> Bool {
        guard case .text(let text)? = node.children.first else { return false }
        return text.first?.isWhitespace == true
    }

    private mutating func writeCode(_ code: String) {
        guard !code.isEmpty else { return }
        let longest = code.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let mark = String(repeating: "`", count: longest + 1)
        let space = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
        put(mark + space + code + space + mark)
    }

    private mutating func writeLink(_ node: MarkupNode) {
        var inner = MarkdownLine(address: address)
        inner.write(node.children)
        let text = inner.text
        let target = address.whole(node.attributes["href"], allowing: ["http", "https", "mailto", "tel"])
        guard let target else { return put(text) }
        guard !text.isEmpty else { return }
        put(text == target ? "<\(target)>" : "[\(text)](\(Self.target(target)))")
        needsSpace = inner.needsSpace
    }

    private static func target(_ address: String) -> String {
        address.replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
    }

    private mutating func put(_ piece: String) {
        guard !piece.isEmpty else { return }
        if needsSpace, written.last?.isWhitespace == false { written += " " }
        needsSpace = false
        written += piece
    }

    private mutating func write(_ text: String) {
        if text.first?.isWhitespace == true { needsSpace = true }
        for word in text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }) {
            put(Self.escaped(String(word)))
            needsSpace = true
        }
        if text.last?.isWhitespace == false { needsSpace = false }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<".contains(character) { escaped += "\\" }
            escaped.append(character)
        }
        return escaped
    }
}
