// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What a page of the web says: as text, as an article, and where its feeds are.
struct PageReader {
    private let root: MarkupNode
    private let address: String

    /// - Parameter data: In UTF-8. Nil where there is nothing in it.
    init?(_ data: Data, at address: String) {
        guard let root = MarkupReader.page(data) else { return nil }
        self.root = root
        self.address = address
    }

    var richText: RichText { RichText(html: MarkupWriter.html(root), text: MarkupWriter.text(root)) }

    /// What one reads of it, without what stands around.
    var article: ContentRecord {
        let body = Self.body(in: root) ?? root
        let text = MarkupWriter.text(body)
        var properties = ContentDictionary()
        properties["Title"] = .text(title)
        if let author = meta("author", "article:author") { properties["Author"] = .text(author) }
        if let date = meta("article:published_time", "date", "dc.date") ?? root.first("time")?["datetime"] {
            properties["Published Date"] = .text(date)
        }
        let excerpt = meta("description", "og:description") ?? String(text.prefix(200))
        properties["Excerpt"] = .text(excerpt)
        properties["Word Count"] = .number(.whole(text.split(whereSeparator: \.isWhitespace).count))
        if let image = meta("og:image") ?? body.first("img")?["src"] {
            properties["Main Image URL"] = Content(.url(resolved(image)))
        }
        properties["URL"] = Content(.url(address))
        properties["Contents"] = Content(.richText(RichText(html: MarkupWriter.html(body), text: text)))
        return ContentRecord(kind: .article, title: title.isEmpty ? text : title, properties: properties)
    }

    /// Of the feeds that the page names in its head.
    var feedAddresses: [String] {
        root.elements(["link"]).compactMap { link in
            let type = link["type"] ?? ""
            guard link["rel"]?.lowercased().contains("alternate") == true, let href = link["href"],
                type.contains("rss") || type.contains("atom") || type.contains("feed+json")
            else { return nil }
            return resolved(href)
        }
    }

    private var title: String {
        (meta("og:title") ?? root.first("title")?.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func meta(_ names: String...) -> String? {
        let metas = root.elements(["meta"])
        return names.lazy.compactMap { name in
            metas.first { ($0["name"] ?? $0["property"])?.lowercased() == name }?["content"]
        }.first { !$0.isEmpty }
    }

    private func resolved(_ address: String) -> String {
        URL(string: address, relativeTo: URL(string: self.address))?.absoluteString ?? address
    }

    /// The element whose own paragraphs have the most text that is no link.
    private static func body(in root: MarkupNode) -> MarkupNode? {
        if let article = root.first("article"), article.text.count > 200 { return article }
        var best: (node: MarkupNode, score: Int)?
        for node in root.elements(["article", "body", "div", "main", "section", "td"]) {
            let paragraphs = node.children.filter { ["p", "pre", "blockquote", "ul", "ol"].contains($0.name) }
            let score = paragraphs.reduce(0) { score, paragraph in
                let links = paragraph.elements(["a"]).reduce(0) { $0 + $1.text.count }
                return score + paragraph.text.count - 2 * links
            }
            if score > best?.score ?? 0 { best = (node, score) }
        }
        return best?.node
    }
}
