// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes what a page shows as text: a line for each paragraph, marks before the items of lists, tabs between cells.
struct MarkupTextWriter {
    private var text = ""
    private var needsSpace = false
    private var isLineStart = true
    private var isPreformatted = false
    /// Numbers of lists that are open; nil is one without numbers.
    private var lists: [Int?] = []

    /// The text of a page or a part of it.
    static func text(of node: MarkupNode) -> String {
        var writer = MarkupTextWriter()
        writer.writeChildren(of: node)
        while writer.text.last?.isWhitespace == true { writer.text.removeLast() }
        return writer.text
    }

    private mutating func writeChildren(of node: MarkupNode) {
        for child in node.children {
            switch child {
            case .text(let text): isPreformatted ? writePreformatted(text) : write(text)
            case .element(let element): write(element)
            }
        }
    }

    private mutating func write(_ node: MarkupNode) {
        guard !HTMLElements.hidden.contains(node.name) else { return }
        switch node.name {
        case "br":
            text += "\n"
            (needsSpace, isLineStart) = (false, true)
        case "ol", "ul": writeList(node)
        case "li": writeItem(node)
        case "pre":
            breakLine()
            let before = isPreformatted
            isPreformatted = true
            writeChildren(of: node)
            isPreformatted = before
            breakLine()
        case "td", "th":
            if !isLineStart { text += "\t" }
            needsSpace = false
            writeChildren(of: node)
        default:
            let isBlock = HTMLElements.blocks.contains(node.name)
            if isBlock { breakLine() }
            writeChildren(of: node)
            if isBlock { breakLine() }
        }
    }

    private mutating func writeList(_ node: MarkupNode) {
        breakLine()
        let start = node.attributes["start"].flatMap { Int($0) } ?? 1
        // A number far out would not be counted up.
        lists.append(node.name == "ol" ? max(-1_000_000, min(start, 1_000_000)) : nil)
        writeChildren(of: node)
        lists.removeLast()
        breakLine()
    }

    private mutating func writeItem(_ node: MarkupNode) {
        breakLine()
        text += String(repeating: "  ", count: max(0, min(lists.count, 16) - 1))
        if case .some(.some(let number)) = lists.last {
            text += "\(number). "
            lists[lists.count - 1] = number + 1
        } else {
            text += "• "
        }
        // What stands in it begins on the same line.
        (isLineStart, needsSpace) = (true, false)
        writeChildren(of: node)
        breakLine()
    }

    private mutating func breakLine() {
        if !isLineStart { text += "\n" }
        (isLineStart, needsSpace) = (true, false)
    }

    /// Any white space is one space, and none at the beginning of a line.
    private mutating func write(_ piece: String) {
        for character in piece {
            if character.isWhitespace, character != "\u{A0}" {
                needsSpace = !isLineStart
            } else {
                if needsSpace { text += " " }
                text.append(character)
                (needsSpace, isLineStart) = (false, false)
            }
        }
    }

    private mutating func writePreformatted(_ piece: String) {
        text += piece
        if let last = piece.last { (needsSpace, isLineStart) = (false, last.isNewline) }
    }
}
