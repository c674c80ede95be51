// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the elements of HTML are for those who write them as something else.
enum HTMLElements {
    /// Of these nothing is shown.
    static let hidden: Set = [
        "script", "style", "head", "title", "template", "noscript", "iframe", "object", "embed", "applet", "canvas",
        "svg", "math", "audio", "video", "select", "textarea", "input", "button", "frame", "frameset", "link", "meta",
        "base",
    ]

    /// Those that begin a line.
    static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li",
        "main", "nav", "ol", "p", "pre", "section", "summary", "table", "caption", "thead", "tbody", "tfoot", "tr",
        "ul",
    ]

    /// Those without an end.
    static let empty: Set = ["br", "hr", "img", "col", "wbr"]

    /// Those that a text with styles may have; of others there is only what they hold.
    static let kept = blocks.union([
        "a", "abbr", "b", "big", "br", "cite", "code", "col", "colgroup", "del", "dfn", "em", "font", "i", "img", "ins",
        "kbd", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "td",
        "th", "time", "tt", "u", "var", "wbr",
    ]).subtracting(["body", "html", "form", "fieldset"])

    /// What elements may say of themselves.
    static let attributes: Set = [
        "align", "alt", "cite", "color", "colspan", "datetime", "dir", "face", "height", "href", "lang", "rowspan",
        "size", "src", "start", "style", "title", "width",
    ]
}
