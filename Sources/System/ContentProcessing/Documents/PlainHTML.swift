// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of HTML is text.
enum PlainHTML {
    private static let blocks: Set<String> = [
        "address", "article", "blockquote", "br", "dd", "div", "dl", "dt", "footer", "form", "h1", "h2", "h3", "h4",
        "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    private static let hidden: Set<String> = ["script", "style", "head", "title", "template"]
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "©", "hellip": "…",
        "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]

    /// The text without tags, a line for each block.
    static func text(of html: String) -> String {
        var lines = [""]
        var rest = Substring(html)
        while let sign = rest.first {
            if sign == "<" {
                skipTag(of: &rest, &lines)
            } else if sign == "&" {
                lines[lines.count - 1] += entity(of: &rest)
            } else {
                let part = rest.prefix { $0 != "<" && $0 != "&" }
                rest = rest[part.endIndex...]
                append(part, to: &lines[lines.count - 1])
            }
        }
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func append(_ part: Substring, to line: inout String) {
        for sign in part {
            if !sign.isWhitespace {
                line.append(sign)
            } else if let last = line.last, last != " " {
                line.append(" ")
            }
        }
    }

    private static func skipTag(of rest: inout Substring, _ lines: inout [String]) {
        let isComment = rest.hasPrefix("<!--")
        guard let end = isComment ? rest.range(of: "-->")?.upperBound : rest.firstIndex(of: ">").map(rest.index(after:))
        else {
            rest = rest[rest.endIndex...]
            return
        }
        let tag = rest.dropFirst()
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        rest = rest[end...]
        guard !isComment else { return }
        if blocks.contains(name) { lines.append("") }
        guard hidden.contains(name), !tag.hasPrefix("/") else { return }
        rest =
            rest.range(of: "</\(name)", options: .caseInsensitive).map { rest[$0.lowerBound...] }
            ?? rest[rest.endIndex...]
    }

    private static func entity(of rest: inout Substring) -> String {
        let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && !$0.isWhitespace && $0 != "<" && $0 != "&" }
        guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let text = text(ofEntity: name) else {
            rest.removeFirst()
            return "&"
        }
        rest = rest[rest.index(after: name.endIndex)...]
        return text
    }

    private static func text(ofEntity name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[String(name)] }
        let digits = name.dropFirst()
        let number =
            digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    }
}
