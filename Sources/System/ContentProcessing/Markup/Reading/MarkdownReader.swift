// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMarkdown
import Foundation
import Sentences
import Shortcuts

/// Reads Markdown: CommonMark, and of GitHub's tables, struck text, links as they are and lists of tasks.
enum MarkdownReader {
    private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

    private static let isReady: Bool = {
        cmark_gfm_core_extensions_ensure_registered()
        return true
    }()

    /// The HTML that a text in Markdown stands for; what it has of HTML itself is left out.
    static func html(_ text: String) throws(ShortcutFailure) -> String {
        let options = Int32(CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES)
        guard isReady, let parser = cmark_parser_new(options) else { throw memory }
        defer { cmark_parser_free(parser) }
        for name in extensions {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        Array(text.utf8).withUnsafeBytes { bytes in
            cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
        }
        guard let document = cmark_parser_finish(parser) else { throw memory }
        defer { cmark_node_free(document) }
        guard let html = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else {
            throw memory
        }
        defer { free(html) }
        return String(cString: html)
    }

    private static let memory = ShortcutFailure(
        "there is no memory for a text in Markdown", remedy: "close something, and run it again")
}
