// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Shortcuts
import Testing

@Suite("A text with styles")
struct RichTextTests {
    @Test(
        "is as text what a page shows",
        arguments: [
            ("<p>One</p><p>Two</p>", "One\nTwo"), ("a<br>b<br/>c", "a\nb\nc"),
            ("Fish &amp; chips&nbsp;&eacute;&#8364;", "Fish & chips\u{A0}é€"),
            ("<ul><li>a<li>b<ul><li>c</ul></ul>", "• a\n• b\n  • c"), ("<ol start=3><li>a<li>b</ol>", "3. a\n4. b"),
            ("<p>  many \n spaces <b> here </b>!</p>", "many spaces here !"), ("<pre>a\n  b</pre>", "a\n  b"),
            ("<table><tr><th>A<th>B<tr><td>1<td>2</table>", "A\tB\n1\t2"),
            ("<script>x()</script><style>p{}</style>a<noscript>n</noscript>", "a"), ("<h1>T</h1>x", "T\nx"),
            ("", ""), ("no tags at all", "no tags at all"), ("<b>unclosed <i>both", "unclosed both"),
            ("你好<br>世界", "你好\n世界"), ("<div><div><div>x</div></div></div>", "x"), ("1 < 2 & 3", "1 < 2 & 3"),
        ])
    func text(html: String, text: String) throws { #expect(try MarkupResults.rich(html: html).text == text) }

    @Test(
        "runs nothing and loads nothing",
        arguments: [
            "<script>alert(1)</script>", "<p onclick='alert(1)'>x</p>", "<a href='javascript:alert(1)'>x</a>",
            "<a href=' java\nscript:alert(1)'>x</a>", "<iframe src='https://alert'></iframe>",
            "<img src=x onerror=alert(1)>", "<p style='background:url(https://alert)'>x</p>", "<svg onload=alert(1)>",
            "<style>@import 'alert'</style>", "<object data=alert></object>", "<math><mtext><script>alert(1)</script>",
            "<a href='data:text/html,alert'>x</a>", "<form action=alert><input value=alert></form>",
            "<img src='javascript:alert(1)'>", "<base href='https://alert/'>", "<p style='width:\\61lert'>x</p>",
            "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
        ])
    func safety(html: String) throws {
        let rich = try MarkupResults.rich(html: html)
        // What is left of it as letters is quoted.
        let tags = rich.html.matches(of: /<[^>]*>/).map { String($0.0) }.joined()
        #expect(!tags.contains("alert"), "\(rich.html)")
        #expect(!tags.contains(/\son\w+=/), "\(rich.html)")
    }

    @Test("keeps what styles there are")
    func styles() throws {
        let html = "<p style=\"color:red\">a <b>b</b> <a href=\"https://x.example/?a=1&amp;b=2\">c</a></p>"
        #expect(try MarkupResults.rich(html: html).html == html)
        #expect(
            try MarkupResults.rich(html: "<p title='\"><b>'>x</p>").html == "<p title=\"&quot;&gt;&lt;b&gt;\">x</p>")
    }

    @Test("comes of Markdown as GitHub has it, without the HTML in it")
    func markdown() throws {
        let text = """
            # Title

            *a* **b** ~~c~~ `d` [e](https://x.example) https://y.example

            - one
            - two

            | A | B |
            |---|---|
            | 1 | 2 |

            <script>alert(1)</script> [bad](javascript:alert(1))
            """
        let rich = try MarkupResults.rich(try MarkupProcessor().perform(.richTextFromMarkdown(text)))
        for piece in [
            "<h1>Title</h1>", "<em>a</em>", "<strong>b</strong>", "<del>c</del>", "<code>d</code>",
            "<a href=\"https://x.example\">e</a>", "<a href=\"https://y.example\">", "<li>one</li>", "<td>2</td>",
        ] { #expect(rich.html.contains(piece), "\(piece)") }
        #expect(!rich.html.contains("script"))
        #expect(rich.text.hasPrefix("Title\na b c d e https://y.example\n• one\n• two\nA\tB\n1\t2"))
    }

    @Test(
        "is Markdown again",
        arguments: [
            ("<h2>T</h2><p>a <b>b</b> <i>c</i></p>", "## T\n\na **b** *c*"), ("<p>a<b> b </b>c</p>", "a **b** c"),
            ("<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>", "- a\n- b\n  - c"),
            ("<ol><li>a<li>b</ol>", "1. a\n2. b"), ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"),
            ("<pre><code>x\n```\n</code></pre>", "````\nx\n```\n````"), ("<code>a`b</code>", "``a`b``"),
            ("<a href='https://x.example/(a)'>t</a>", "[t](https://x.example/%28a%29)"),
            ("<img src='https://x.example/a.png' alt='A'>", "![A](https://x.example/a.png)"), ("a<br>b", "a  \nb"),
            ("<table><tr><th>A<th>B<tr><td>1|2<td>3</table>", "| A | B |\n| --- | --- |\n| 1\\|2 | 3 |"),
            ("<p>*not* _this_ # 1</p><hr>", "\\*not\\* \\_this\\_ # 1\n\n---"), ("<p>1. x</p>", "1\\. x"),
            ("<p># x</p>", "\\# x"), ("<del>x</del>", "~~x~~"), ("<a href='javascript:x'>t</a>", "t"),
        ])
    func backToMarkdown(html: String, markdown: String) throws {
        let content = try MarkupProcessor().perform(.markdownFromRichText(RichText(html: html, text: "")))
        guard case .text(let text)? = content?.first?.value else { throw MarkupResults.Absent() }
        #expect(text == markdown)
    }

    @Test("ends soon, whatever it is", .timeLimit(.minutes(1)))
    func hostile() throws {
        let many = 100_000
        let pages = [
            String(repeating: "<div>", count: many) + "deep", String(repeating: "<b><i>", count: many) + "deep",
            String(repeating: "<div>", count: many) + String(repeating: "</p>", count: many),
            String(repeating: "<table><tr><td>", count: many / 3), String(repeating: "<ul><li>", count: many / 2),
            "<p title='" + String(repeating: "x", count: 5_000_000) + "'>a</p>",
            "<p " + (0..<many).map { "a\($0)=1 " }.joined() + ">a</p>",
            "<p \" " + (0..<many).map { "a\($0)=1 " }.joined() + ">a</p>",
            "<!-- " + String(repeating: "-", count: 1_000_000), String(repeating: "<", count: many),
            String(repeating: "&", count: many), "<![CDATA[" + String(repeating: "]]", count: many),
            String(repeating: "<p>a</p>", count: many), "<" + String(repeating: "a", count: many) + ">",
            "a\u{0}b", "\u{FFFD}\u{202E}", String(repeating: "<a href=x>", count: many),
        ]
        for page in pages {
            let rich = try MarkupResults.rich(html: page)
            let processor = MarkupProcessor()
            _ = try processor.perform(.markdownFromRichText(RichText(html: page, text: "")))
            _ = try? processor.article(of: Data(page.utf8), at: "https://x.example/")
            #expect(rich.text.utf8.count <= page.utf8.count * 3)
        }
        for text in [
            String(repeating: "> ", count: 50_000), String(repeating: "[", count: 50_000),
            String(repeating: "*a **a ", count: 20_000), String(repeating: "`a``", count: 20_000),
        ] { _ = try MarkupProcessor().perform(.richTextFromMarkdown(text)) }
    }

    @Test("keeps the letters of elements that lie very deep")
    func deep() throws {
        let html = "<p>a</p>" + String(repeating: "<div>", count: 3000) + "b" + String(repeating: "</div>", count: 3000)
        #expect(try MarkupResults.rich(html: html + "<p>c</p>").text == "a\nb\nc")
    }

    @Test("goes on behind a tag that has too much in it")
    func longTags() throws {
        let words = (0..<20_000).map { "a\($0) " }.joined()
        for tag in ["<p title='\(words)'>", "<p \(words)>", "<p \(words) title=\"x\" \(words)>"] {
            #expect(try MarkupResults.rich(html: "<p>a</p>\(tag)b</p><p title='c'>d</p>").text == "a\nb\nd")
        }
    }

    @Test("is bounded in its bytes")
    func size() throws {
        let processor = MarkupProcessor(mostBytes: 100)
        let long = String(repeating: "x", count: 101)
        let errors = [
            #expect(throws: ShortcutFailure.self) { try processor.perform(.richTextFromHTML(long)) },
            #expect(throws: ShortcutFailure.self) { try processor.perform(.richTextFromMarkdown(long)) },
            #expect(throws: ShortcutFailure.self) { try processor.page(of: Data(long.utf8), at: "https://x.example") },
        ]
        #expect(errors.map { $0?.kind } == [.tooMuch, .tooMuch, .tooMuch])
    }
}
