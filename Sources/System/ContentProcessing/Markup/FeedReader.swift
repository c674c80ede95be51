// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// The entries of a feed: RSS 2.0, RSS 1.0 (RDF) or Atom (RFC 4287).
struct FeedReader {
    private let root: MarkupNode
    private let address: String

    /// Nil where it is no feed.
    init?(_ data: Data, at address: String) {
        guard let root = MarkupReader.feed(data), ["rss", "feed", "rdf"].contains(root.name) else { return nil }
        self.root = root
        self.address = address
    }

    /// The first ones, in the order of the feed, which begins with the newest.
    func entries(atMost limit: Int) -> [ContentRecord] { root.elements(["item", "entry"]).prefix(limit).map(entry) }

    private func entry(_ node: MarkupNode) -> ContentRecord {
        func text(_ names: String...) -> String? {
            names.lazy.compactMap { name in node.children.first { $0.name == name }?.text }
                .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.first { !$0.isEmpty }
        }
        let title = text("title") ?? ""
        var properties = ContentDictionary()
        properties["Title"] = .text(title)
        if let link = link(of: node) { properties["URL"] = Content(.url(link)) }
        let author = node.children.first { $0.name == "author" }
        if let name = author?.first("name")?.text ?? text("creator", "author") { properties["Author"] = .text(name) }
        if let date = text("pubdate", "published", "updated", "date") { properties["Published Date"] = .text(date) }
        if let body = text("encoded", "content", "description", "summary") {
            let rich = MarkupProcessor.richText(html: body)
            properties["Excerpt"] = .text(String(rich.text.prefix(500)))
            properties["Contents"] = Content(.richText(rich))
        }
        return ContentRecord(kind: .article, title: title, properties: properties)
    }

    private func link(of node: MarkupNode) -> String? {
        let links = node.children.filter { $0.name == "link" }
        let atom = links.first { ($0["rel"] ?? "alternate") == "alternate" && $0["href"] != nil }?["href"]
        let address = atom ?? links.first?.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return address.flatMap { $0.isEmpty ? nil : URL(string: $0, relativeTo: URL(string: self.address))?.absoluteString }
    }
}
