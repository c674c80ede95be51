// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// Reads feeds: RSS of all versions, RDF, and Atom.
struct FeedReader {
    private static let longestAuthor = 500
    private let address: PageAddress

    /// The entries, the newest first; nil if a document is no feed.
    static func articles(in document: MarkupNode, at address: String) throws(ShortcutFailure) -> [Article]? {
        guard let feed = feed(in: document) else { return nil }
        let reader = FeedReader(address: PageAddress(feed.attributes["xml:base"] ?? address))
        var articles: [Article] = []
        for entry in entries(in: feed) { articles.append(try reader.article(entry)) }
        guard articles.allSatisfy({ $0.date != nil }) else { return articles }
        // Those of one moment stay in their order.
        return articles.enumerated().sorted {
            ($1.element.date ?? .distantPast, $0.offset) < ($0.element.date ?? .distantPast, $1.offset)
        }.map(\.element)
    }

    /// Whether it is a feed.
    static func isFeed(_ document: MarkupNode) -> Bool { feed(in: document) != nil }

    private static func feed(in document: MarkupNode) -> MarkupNode? {
        document.elements.first { ["rss", "rdf:RDF", "feed", "atom:feed", "channel"].contains($0.name) }
    }

    /// Of RSS they are in the channel, of RDF beside it.
    private static func entries(in feed: MarkupNode) -> [MarkupNode] {
        let channels = [feed] + feed.elements.filter { $0.name == "channel" }
        return channels.flatMap { $0.elements.filter { ["item", "entry", "atom:entry"].contains($0.name) } }
    }

    private func article(_ entry: MarkupNode) throws(ShortcutFailure) -> Article {
        let address = link(of: entry)
        let page = PageAddress(address ?? self.address.whole("."))
        let summary = try richText(value(entry, "description", "summary", "atom:summary"), page)
        let whole = try richText(value(entry, "content:encoded", "content", "atom:content"), page)
        let body = whole ?? summary
        var article = Article()
        article.title = try title(of: entry) ?? ""
        article.author = author(of: entry)
        article.date = value(entry, "pubDate", "published", "updated", "dc:date", "atom:published", "atom:updated")
            .flatMap { WebDate.date($0.line) }
        article.body = body?.text ?? article.body
        article.excerpt = summary.map { Article.excerpt(of: $0.text.text) }
        article.image = image(of: entry) ?? body?.image
        article.address = address
        return article
    }

    /// The first element of one of the names that has something in it.
    private func value(_ entry: MarkupNode, _ names: String...) -> MarkupNode? {
        for name in names {
            if let found = entry.elements.first(where: { $0.name == name && !$0.children.isEmpty }) { return found }
        }
        return nil
    }

    private func title(of entry: MarkupNode) throws(ShortcutFailure) -> String? {
        guard let node = value(entry, "title", "atom:title", "media:title") else { return nil }
        let line = node.line
        // Titles have HTML in them here and there.
        guard line.contains("<") || line.contains("&") else { return line }
        let text = MarkupTextWriter.text(of: try MarkupParser.html(line))
        return text.isEmpty ? line : text
    }

    private func author(of entry: MarkupNode) -> String? {
        guard let node = value(entry, "dc:creator", "author", "atom:author", "itunes:author") else { return nil }
        let line = (node.child("name") ?? node.child("atom:name") ?? node).line
        guard line.utf8.count <= Self.longestAuthor else { return nil }
        // As RSS has it: an address, and the name in parentheses.
        if let match = line.wholeMatch(of: /\S+@\S+\s+\((.+)\)/) { return String(match.1) }
        return line.isEmpty ? nil : line
    }

    private func link(of entry: MarkupNode) -> String? {
        let links = entry.elements.filter { ["link", "atom:link"].contains($0.name) }
        let alternate = links.first {
            ($0.attributes["rel"] ?? "alternate") == "alternate" && $0.attributes["href"] != nil
        }
        if let found = address.whole(alternate?.attributes["href"]) { return found }
        if let found = links.lazy.compactMap({ address.whole($0.line) }).first { return found }
        if let guid = entry.child("guid"), guid.attributes["isPermaLink"] != "false" { return address.whole(guid.line) }
        return address.whole(entry.child("enclosure")?.attributes["url"])
    }

    private func image(of entry: MarkupNode) -> String? {
        for node in entry.all {
            let type = node.attributes["type"] ?? node.attributes["medium"] ?? ""
            switch node.name {
            case "media:thumbnail": if let found = address.whole(node.attributes["url"]) { return found }
            case "media:content", "enclosure":
                if type.hasPrefix("image"), let found = address.whole(node.attributes["url"]) { return found }
            case "itunes:image": if let found = address.whole(node.attributes["href"]) { return found }
            default: break
            }
        }
        return nil
    }

    /// What an element has of HTML, as text or as elements, with its first picture.
    private func richText(
        _ node: MarkupNode?, _ page: PageAddress
    ) throws(ShortcutFailure) -> (text: RichText, image: String?)? {
        guard let node else { return nil }
        let isOfElements = node.attributes["type"] == "xhtml" || !node.elements.isEmpty
        let tree = isOfElements ? node : try MarkupParser.html(node.letters)
        let text = MarkupTextWriter.text(of: tree)
        let image = tree.all.lazy.filter { $0.name == "img" }.compactMap { page.whole($0.attributes["src"]) }.first
        guard !text.isEmpty || image != nil else { return nil }
        return (RichText(html: HTMLWriter.html(of: tree, at: page), text: text), image)
    }
}
