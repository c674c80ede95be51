// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Sentences
import Shortcuts
import Testing

@Suite("A feed")
struct FeedTests {
    private static let address = "https://news.example/feed.xml"

    private static func records(_ xml: String, limit: Int = 10) throws -> [ContentRecord] {
        MarkupResults.records(try MarkupProcessor().feed(of: Data(xml.utf8), at: address, limit: limit))
    }

    private static let rss = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="m" xmlns:dc="d"><channel>
        <title>News</title><link>https://news.example/</link>
        <item><title>Old &amp; good</title><link>/old</link><pubDate>Mon, 02 Nov 2026 10:00:00 +0100</pubDate>
        <description>&lt;p&gt;A &lt;b&gt;short&lt;/b&gt;&nbsp;text&lt;/p&gt;</description><author>a@b.example (Ada)</author></item>
        <item><title><![CDATA[New <i>one</i>]]></title><link>https://news.example/new</link>
        <pubDate>Tue, 3 Nov 26 10:00 GMT</pubDate><dc:creator>Grace</dc:creator><description>Short</description>
        <content:encoded><![CDATA[<p>The whole <script>x()</script>text</p><img src="i.png">]]></content:encoded>
        <media:thumbnail url="https://news.example/t.png"/></item>
        </channel></rss>
        """

    @Test("of RSS gives its entries as articles, the newest first")
    func rss() throws {
        let records = try Self.records(Self.rss)
        #expect(records.map(\.title) == ["New one", "Old & good"])
        for (name, first, second) in [
            ("Author", "Grace", "Ada"), ("URL", "https://news.example/new", "https://news.example/old"),
            ("Published Date", "2026-11-03T10:00:00Z", "2026-11-02T09:00:00Z"),
            ("Body", "The whole text", "A short\u{A0}text"),
            ("Excerpt", "Short", "A short\u{A0}text"), ("Number of Words", "3", "3"),
        ] {
            #expect(MarkupResults.text(name, of: records.first) == first)
            #expect(MarkupResults.text(name, of: records.last) == second)
        }
        #expect(MarkupResults.text("Main Image URL", of: records.first) == "https://news.example/t.png")
        #expect(try MarkupResults.rich(records[0].properties["Body"]).html.contains("https://news.example/i.png"))
        #expect(try Self.records(Self.rss, limit: 1).map(\.title) == ["New one"])
        #expect(try Self.records(Self.rss, limit: 0).isEmpty)
    }

    @Test("of Atom, with a prefix or without, and of RDF is one too")
    func others() throws {
        let atom = """
            <feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title type="html">A &amp;amp; b</title>
            <link rel="self" href="https://x.example/self"/><link href="a.html"/><updated>2026-11-03T10:00:00.5Z</updated>
            <author><name>Ada</name></author>
            <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>Two</p></div></content></entry></feed>
            """
        let record = try #require(try Self.records(atom).first)
        #expect(record.title == "A & b")
        #expect(MarkupResults.text("URL", of: record) == "https://news.example/a.html")
        #expect(MarkupResults.text("Body", of: record) == "One\nTwo")
        #expect(MarkupResults.text("Author", of: record) == "Ada")
        let prefixed =
            "<atom:feed xmlns:atom='http://www.w3.org/2005/Atom'><atom:entry><atom:title>P</atom:title></atom:entry></atom:feed>"
        #expect(try Self.records(prefixed).map(\.title) == ["P"])
        let rdf =
            "<rdf:RDF xmlns:rdf='r' xmlns='x'><channel><title>T</title></channel><item><title>R</title></item></rdf:RDF>"
        #expect(try Self.records(rdf).map(\.title) == ["R"])
    }

    @Test(
        "tells its moments in many ways",
        arguments: [
            ("Wed, 25 Nov 2026 06:16:24 GMT", "2026-11-25T06:16:24Z"),
            ("25 Nov 2026 06:16 -0500", "2026-11-25T11:16:00Z"),
            ("2026-11-25", "2026-11-25T00:00:00Z"), ("2026-11-25T06:16:24+05:30", "2026-11-25T00:46:24Z"),
            ("Wed, 25-Nov-26 06:16:24 PST", "2026-11-25T14:16:24Z"), ("yesterday", nil), ("2026-99-99", nil), ("", nil),
            ("99999999999999999999 Nov 2026", nil),
        ])
    func dates(text: String, date: String?) throws {
        let records = try Self.records(
            "<rss><channel><item><title>t</title><pubDate>\(text)</pubDate></item></channel></rss>")
        #expect(records.count == 1)
        #expect(MarkupResults.text("Published Date", of: records.first) == date)
    }

    @Test("that is invalid says so", arguments: ["", "<html><p>x</p></html>", "{}", "<rss", "just text"])
    func none(text: String) {
        if text == "<rss" { return }
        let error = #expect(throws: ShortcutFailure.self) { try Self.records(text) }
        #expect(error?.reason.description.contains(Self.address) == true)
    }

    @Test("does not grow, read files or ask the network", .timeLimit(.minutes(1)))
    func hostile() throws {
        let laughs = """
            <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "laugh"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
            <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">]>
            <rss><channel><item><title>t&f;</title><description>&f;</description></item></channel></rss>
            """
        let file = """
            <!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % y SYSTEM "http://127.0.0.1:1/"> %y;]>
            <rss><channel><item><title>t&x;</title></item></channel></rss>
            """
        for text in [laughs, file] {
            let found = (try? Self.records(text)) ?? []
            for record in found {
                #expect(record.title.count < 100)
                #expect(!record.title.contains("root"))
            }
        }
        let author = "<author>" + String(repeating: "a@", count: 200_000) + "</author>"
        #expect(try Self.records("<rss><channel><item><title>t</title>\(author)</item></channel></rss>").count == 1)
        let deep = "<rss><channel><item>" + String(repeating: "<a>", count: 100_000)
        let many =
            "<rss><channel>" + String(repeating: "<item><title>x</title></item>", count: 50_000) + "</channel></rss>"
        let cut = Self.rss.utf8.count
        for text in [deep, many]
            + stride(from: 0, to: cut, by: 7).map({ String(decoding: Self.rss.utf8.prefix($0), as: UTF8.self) })
        {
            // Any answer is good that is one.
            _ = try? Self.records(text)
        }
        #expect(try Self.records(many, limit: 3).count == 3)
    }
}
