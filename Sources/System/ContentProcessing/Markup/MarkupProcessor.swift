// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
package import Shortcuts

/// Understands pages, feeds and Markdown. Nothing is loaded for it.
package struct MarkupProcessor: Sendable {
    /// What a page or a text may have of bytes.
    package var mostBytes: Int

    package init(mostBytes: Int = 32 << 20) { self.mostBytes = mostBytes }

    /// Writes texts with styles; nil if something else is asked.
    package func perform(_ request: DocumentRequest) throws(ShortcutFailure) -> Content? {
        switch request {
        case .richTextFromMarkdown(let text):
            try checkSize(text.utf8.count)
            return Content(.richText(try richText(try MarkdownReader.html(text))))
        case .richTextFromHTML(let html):
            try checkSize(html.utf8.count)
            return Content(.richText(try richText(html)))
        case .markdownFromRichText(let rich):
            try checkSize(rich.html.utf8.count)
            let page = try MarkupParser.html(rich.html)
            return .text(MarkdownWriter.markdown(of: page, at: PageAddress(nil, page: page)))
        default: return nil
        }
    }

    /// The page as a text with styles, called by its title.
    ///
    /// - Parameters:
    ///   - address: Where it was found; links are whole by it.
    ///   - type: What the server said that it is, such as `text/html; charset=gbk`.
    package func page(of data: Data, at address: String, type: String = "") throws(ShortcutFailure) -> Content {
        let text = try text(data, type)
        guard !type.lowercased().hasPrefix("text/plain") else {
            let html = "<pre>\(HTMLText.escaped(text))</pre>"
            return Content(.richText(RichText(html: html, text: text)))
        }
        let page = try MarkupParser.html(text)
        let rich = RichText(
            html: HTMLWriter.html(of: page, at: PageAddress(address, page: page)),
            text: MarkupTextWriter.text(of: page))
        return .one(ContentItem(.richText(rich), name: PageFacts(page).pageTitle))
    }

    /// What one reads on the page: a record of an article.
    package func article(of data: Data, at address: String, type: String = "") throws(ShortcutFailure) -> Content {
        let page = try MarkupParser.html(try text(data, type))
        let (facts, own) = (PageFacts(page), PageAddress(address, page: page))
        let found = ArticleFinder.article(in: page)
        var article = Article()
        article.body = RichText(html: HTMLWriter.html(of: found, at: own), text: MarkupTextWriter.text(of: found))
        guard !article.body.text.isEmpty else {
            throw ShortcutFailure(
                "there is nothing to read at ‘\(address)’", remedy: "use the address of an article")
        }
        article.title = facts.title
        article.author = facts.author
        article.date = facts.date
        article.excerpt = facts.excerpt
        let pictures = found.all.lazy.filter { $0.name == "img" }.compactMap { own.whole($0.attributes["src"]) }
        article.image = own.whole(facts.image) ?? pictures.first
        article.address = address
        return .one(article.item)
    }

    /// The newest entries of a feed, each a record of an article.
    package func feed(
        of data: Data, at address: String, limit: Int, type: String = ""
    ) throws(ShortcutFailure) -> Content {
        let document = try MarkupParser.xml(try text(data, type))
        guard let articles = try FeedReader.articles(in: document, at: address) else {
            throw ShortcutFailure(
                "there is no feed at ‘\(address)’", remedy: "find the feed's address with ‘Get RSS Feeds from Page’")
        }
        return Content(articles.prefix(max(limit, 0)).map(\.item))
    }

    /// The addresses of the feeds that the page offers; its own where it is one.
    package func feedAddresses(
        of data: Data, at address: String, type: String = ""
    ) throws(ShortcutFailure) -> Content {
        let text = try text(data, type)
        let start = text.prefix(2048)
        if start.contains("<rss") || start.contains("<feed") || start.contains("<rdf:RDF"),
            FeedReader.isFeed(try MarkupParser.xml(text))
        {
            return Content(.url(address))
        }
        let page = try MarkupParser.html(text)
        let own = PageAddress(address, page: page)
        var found: [String] = []
        for link in page.all where ["link", "a"].contains(link.name) && Self.feedTypes.contains(Self.type(of: link)) {
            guard let address = own.whole(link.attributes["href"]), !found.contains(address) else { continue }
            found.append(address)
            if found.count == Self.mostFeeds { break }
        }
        return Content(found.map { ContentItem(.url($0)) })
    }

    private static let mostFeeds = 100
    private static let feedTypes: Set = ["application/rss+xml", "application/atom+xml", "application/rdf+xml"]

    private static func type(of link: MarkupNode) -> String {
        (link.attributes["type"] ?? "").split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
            ?? ""
    }

    private func richText(_ html: String) throws(ShortcutFailure) -> RichText {
        let page = try MarkupParser.html(html)
        let address = PageAddress(nil, page: page)
        return RichText(html: HTMLWriter.html(of: page, at: address), text: MarkupTextWriter.text(of: page))
    }

    private func text(_ data: Data, _ type: String) throws(ShortcutFailure) -> String {
        try checkSize(data.count)
        let encoding = EncodedText.encoding(inType: type) ?? EncodedText.encoding(inMarkup: data)
        return EncodedText.text(data, in: encoding)
    }

    private func checkSize(_ count: Int) throws(ShortcutFailure) {
        guard count <= mostBytes else {
            throw ShortcutFailure(
                "a page or a text has \(count) bytes; the limit is \(mostBytes)",
                remedy: "pass less at a time", kind: .tooMuch)
        }
    }
}
