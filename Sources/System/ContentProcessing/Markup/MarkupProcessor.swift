// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMarkdown
import Foundation
import Sentences
import Shortcuts

/// Makes Markdown, HTML and rich text of one another, by cmark-gfm and libxml2.
struct MarkupProcessor {
    func content(for request: DocumentRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .richTextFromMarkdown(let text): Content(.richText(Self.richText(html: try Self.html(ofMarkdown: text))))
        case .richTextFromHTML(let text): Content(.richText(Self.richText(html: text)))
        case .markdownFromRichText(let text):
            .text(MarkupReader.page(Data(text.html.utf8)).map(MarkupWriter.markdown) ?? text.text)
        default: .nothing
        }
    }

    /// HTML with what it is as text; nothing in it does anything.
    static func richText(html: String) -> RichText {
        guard let page = MarkupReader.page(Data(html.utf8)) else { return RichText(html: "", text: "") }
        return RichText(html: MarkupWriter.html(page), text: MarkupWriter.text(page))
    }

    /// As GitHub reads it, with tables, tasks and struck text; HTML in it is left out.
    private static func html(ofMarkdown text: String) throws(ShortcutFailure) -> String {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
            throw ShortcutFailure("there is no memory for the text", remedy: "give a shorter one", kind: .tooMuch)
        }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let known = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, known) }
        }
        cmark_parser_feed(parser, text, text.utf8.count)
        guard let document = cmark_parser_finish(parser) else { return "" }
        defer { cmark_node_free(document) }
        let extensions = cmark_parser_get_syntax_extensions(parser)
        guard let html = cmark_render_html(document, CMARK_OPT_DEFAULT, extensions) else { return "" }
        defer { free(html) }
        return String(cString: html)
    }
}
