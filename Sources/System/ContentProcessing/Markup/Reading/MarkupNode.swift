// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An element of a page or a feed, with what is in it.
final class MarkupNode {
    /// What stands in an element.
    enum Child {
        case element(MarkupNode)
        case text(String)
    }

    /// In small letters where it is of HTML.
    let name: String
    let attributes: [String: String]
    private(set) var children: [Child] = []

    init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    func append(_ node: MarkupNode) { children.append(.element(node)) }

    /// Adds a text, to the one before where there is one.
    func append(_ text: String) {
        guard case .text(var before)? = children.last else { return children.append(.text(text)) }
        // Let go first, so that it is not copied to grow.
        children.removeLast()
        before += text
        children.append(.text(before))
    }

    /// The same element with other contents.
    func with(_ children: [Child]) -> MarkupNode {
        let node = MarkupNode(name, attributes)
        node.children = children
        return node
    }

    var elements: [MarkupNode] {
        children.compactMap { if case .element(let node) = $0 { node } else { nil } }
    }

    /// The first element inside of a name.
    func child(_ name: String) -> MarkupNode? { elements.first { $0.name == name } }

    /// All elements in the order of the page, this one first.
    var all: [MarkupNode] {
        var found: [MarkupNode] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [MarkupNode]) {
        found.append(self)
        for element in elements { element.collect(into: &found) }
    }

    /// All letters inside, as they are there.
    var letters: String {
        var text = ""
        collectLetters(into: &text)
        return text
    }

    private func collectLetters(into text: inout String) {
        for child in children {
            switch child {
            case .text(let piece): text += piece
            case .element(let node): node.collectLetters(into: &text)
            }
        }
    }

    /// The letters with one space for any white space, and none around.
    var line: String { letters.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Its class and its identifier, in small letters.
    var marks: String { "\(attributes["class"] ?? "") \(attributes["id"] ?? "")".lowercased() }
}
