// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Sentences
import Shortcuts
import Testing

@Suite("A page that was loaded")
struct PageTests {
    private static let address = "https://news.example/2026/story.html"

    private static let sentence =
        "The bakery at the corner, which has been there for ninety years, opens its doors again on Monday, says the owner. "

    private static let story = """
        <!DOCTYPE html><html><head><title>The bakery opens again | News Example</title>
        <meta property="og:title" content="The bakery opens again">
        <meta name="author" content="Ada Baker">
        <meta property="article:published_time" content="2026-11-20T08:30:00+01:00">
        <meta property="og:image" content="/pictures/bakery.jpg">
        <meta name="description" content="After a year, bread again.">
        <link rel="alternate" type="application/rss+xml" href="/feed.xml">
        <link rel="alternate" type="application/atom+xml" href="https://news.example/atom">
        <link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body>
        <nav><ul><li><a href="/">Home</a></li><li><a href="/sport">Sport</a></li></ul></nav>
        <div class="sidebar"><p>\(String(repeating: "Subscribe to our letter, it is free, and good. ", count: 20))</p></div>
        <div class="story"><h1>The bakery opens again</h1>
        <p>\(String(repeating: sentence, count: 3))</p><p>\(sentence)<a href="more.html">More of it</a>.</p>
        <div class="share-buttons"><a href="#">Share</a></div><p>\(sentence)</p></div>
        <div class="comments"><p>\(String(repeating: "I like bread, and cake, and more. ", count: 30))</p></div>
        <footer>Imprint</footer></body></html>
        """

    private static func article(_ html: String) throws -> ContentRecord {
        let content = try MarkupProcessor().article(of: Data(html.utf8), at: address, type: "text/html; charset=utf-8")
        return try #require(MarkupResults.records(content).first)
    }

    @Test("gives the article on it, and who wrote it when")
    func article() throws {
        let record = try Self.article(Self.story)
        #expect(record.kind == .article)
        #expect(record.title == "The bakery opens again")
        for (name, text) in [
            ("Title", "The bakery opens again"), ("Author", "Ada Baker"), ("Published Date", "2026-11-20T07:30:00Z"),
            ("Excerpt", "After a year, bread again."), ("URL", Self.address),
            ("Main Image URL", "https://news.example/pictures/bakery.jpg"),
        ] { #expect(MarkupResults.text(name, of: record) == text) }
        let body = try MarkupResults.rich(record.properties["Body"])
        #expect(body.text.hasPrefix("The bakery opens again\nThe bakery at the corner"))
        for other in ["Home", "Subscribe", "Share", "cake", "Imprint"] { #expect(!body.text.contains(other)) }
        #expect(body.html.contains("href=\"https://news.example/2026/more.html\""))
        // Five sentences of 21 words, a heading of 4 and a link of 3.
        #expect(MarkupResults.text("Number of Words", of: record) == "112")
    }

    @Test("of old, without paragraphs and facts, has an article too")
    func oldPage() throws {
        let html = """
            <html><title>Diary</title><body><table><tr><td><a href=a>1</a> <a href=b>2</a></td><td>
            \(String(repeating: Self.sentence, count: 4))<br><br>\(Self.sentence)</td></tr></table></body></html>
            """
        let record = try Self.article(html)
        #expect(record.title == "Diary")
        #expect(MarkupResults.text("Author", of: record) == nil)
        #expect(MarkupResults.text("Body", of: record)?.contains("bakery") == true)
        #expect(MarkupResults.text("Excerpt", of: record)?.hasPrefix("The bakery") == true)
    }

    @Test("reports its article by what it has for searches")
    func linkedData() throws {
        let html = """
            <head><script type="application/ld+json">{"@graph":[{"@type":"NewsArticle","headline":"A headline",
            "author":[{"name":"Grace"}],"datePublished":"2026-01-02","image":{"url":"https://x.example/i.png"}}]}</script>
            <script type="application/ld+json">{ broken</script></head><p>\(Self.sentence)</p>
            """
        let record = try Self.article(html)
        #expect(record.title == "A headline")
        #expect(MarkupResults.text("Author", of: record) == "Grace")
        #expect(MarkupResults.text("Published Date", of: record) == "2026-01-02T00:00:00Z")
        #expect(MarkupResults.text("Main Image URL", of: record) == "https://x.example/i.png")
    }

    @Test("in Chinese has an article, each sign a word")
    func chinese() throws {
        let text = String(repeating: "街角的面包店开了九十年，下周一重新开门，店主说。", count: 4)
        let record = try Self.article("<title>面包店</title><div class=nav>首页</div><div><p>\(text)</p></div>")
        #expect(MarkupResults.text("Body", of: record) == text)
        #expect(MarkupResults.text("Number of Words", of: record) == "84")
    }

    @Test("without anything to read says so")
    func empty() {
        for html in ["", "<p></p>", "<script>x</script>"] {
            let error = #expect(throws: ShortcutFailure.self) { try Self.article(html) }
            #expect(error?.reason.description.contains(Self.address) == true)
        }
    }

    @Test("is a text with styles, called by its title, its links whole")
    func page() throws {
        let html = "<title> A \n page </title><p>a <a href='../x?y=1'>b</a><img src='//c.example/i.png'></p>"
        let content = try MarkupProcessor().page(of: Data(html.utf8), at: Self.address)
        #expect(content.first?.name == "A page")
        let rich = try MarkupResults.rich(content)
        #expect(rich.text == "a b")
        #expect(rich.html.contains("href=\"https://news.example/x?y=1\""))
        #expect(rich.html.contains("src=\"https://c.example/i.png\""))
    }

    @Test("is read in the characters that its server, or it itself, tells")
    func characters() throws {
        let page = Data("<p>".utf8) + [0xC4, 0xE3, 0xBA, 0xC3] + Data("</p>".utf8)
        func text(_ data: Data, _ type: String) throws -> String {
            try MarkupResults.rich(try MarkupProcessor().page(of: data, at: Self.address, type: type)).text
        }
        #expect(try text(page, "text/html; charset=gb2312") == "你好")
        #expect(try text(Data("<meta charset=gbk>".utf8) + page, "text/html") == "你好")
        #expect(try text(Data("<meta charset=gbk><p>é</p>".utf8), "text/html; charset=utf-8") == "é")
        #expect(try text(Data("a < b\n  c".utf8), "text/plain") == "a < b\n  c")
    }

    @Test("offers its feeds, each once; a feed offers itself")
    func feeds() throws {
        func feeds(_ text: String) throws -> [String] {
            let content = try MarkupProcessor().feedAddresses(of: Data(text.utf8), at: Self.address)
            return content.items.compactMap { if case .url(let url) = $0.value { url } else { nil } }
        }
        #expect(try feeds(Self.story) == ["https://news.example/feed.xml", "https://news.example/atom"])
        #expect(try feeds("<rss version='2.0'><channel/></rss>") == [Self.address])
        #expect(try feeds("<p>none</p>") == [])
    }
}
