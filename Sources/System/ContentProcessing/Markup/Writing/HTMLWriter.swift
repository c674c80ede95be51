// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// Writes a page as HTML in which nothing runs and nothing is loaded but pictures.
struct HTMLWriter {
    private let address: PageAddress
    private var html = ""

    private init(_ address: PageAddress) { self.address = address }

    /// The HTML of what a page shows.
    static func html(of node: MarkupNode, at address: PageAddress) -> String {
        var writer = HTMLWriter(address)
        writer.writeChildren(of: node)
        return writer.html.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private mutating func writeChildren(of node: MarkupNode) {
        for child in node.children {
            switch child {
            case .text(let text): html += HTMLText.escaped(text)
            case .element(let element): write(element)
            }
        }
    }

    private mutating func write(_ node: MarkupNode) {
        guard !HTMLElements.hidden.contains(node.name) else { return }
        guard HTMLElements.kept.contains(node.name) else { return writeChildren(of: node) }
        html += "<\(node.name)"
        for (name, value) in node.attributes.sorted(by: { $0.key < $1.key }) {
            if let value = kept(value, of: name) { html += " \(name)=\"\(HTMLText.escaped(value))\"" }
        }
        html += ">"
        guard !HTMLElements.empty.contains(node.name) else { return }
        writeChildren(of: node)
        html += "</\(node.name)>"
    }

    private func kept(_ value: String, of name: String) -> String? {
        guard HTMLElements.attributes.contains(name) else { return nil }
        switch name {
        case "href":
            return value.hasPrefix("#") ? value : address.whole(value, allowing: ["http", "https", "mailto", "tel"])
        case "src":
            return value.lowercased().hasPrefix("data:image/") ? value : address.whole(value)
        case "style":
            // What loads something, or hides a word that does.
            let style = value.lowercased()
            return ["url", "expression", "import", "\\", "/*"].contains { style.contains($0) } ? nil : value
        default: return value
        }
    }
}
