// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A piece of a page or a feed: an element with what is in it, or text.
indirect enum MarkupNode {
    case element(name: String, attributes: [String: String], children: [MarkupNode])
    case text(String)

    var name: String? {
        if case .element(let name, _, _) = self { name } else { nil }
    }

    var children: [MarkupNode] {
        if case .element(_, _, let children) = self { children } else { [] }
    }

    /// An attribute, by its name in lower case.
    subscript(attribute: String) -> String? {
        if case .element(_, let attributes, _) = self { attributes[attribute] } else { nil }
    }

    /// All text in it, as it is written.
    var text: String {
        switch self {
        case .text(let text): text
        case .element(_, _, let children): children.map(\.text).joined()
        }
    }

    /// Every element in it with one of the names, itself too, in the order of the text.
    func elements(_ names: Set<String>) -> [MarkupNode] {
        guard case .element(let name, _, let children) = self else { return [] }
        return (names.contains(name) ? [self] : []) + children.flatMap { $0.elements(names) }
    }

    func first(_ name: String) -> MarkupNode? { elements([name]).first }
}
