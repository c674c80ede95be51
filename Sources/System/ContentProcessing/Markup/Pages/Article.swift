// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What one reads on a page, or an entry of a feed.
struct Article {
    var title = ""
    var author: String?
    var date: Date?
    var body = RichText(html: "", text: "")
    var excerpt: String?
    var image: String?
    var address: String?

    private static let longestExcerpt = 300

    /// A record with the properties that ‘Get Details of Articles’ asks for.
    var item: ContentItem {
        var properties = ContentDictionary()
        properties["Title"] = .text(title)
        properties["Author"] = author.map { .text($0) }
        properties["Published Date"] = date.map { Content(.date(ContentDate($0))) }
        properties["Body"] = Content(.richText(body))
        properties["Excerpt"] = .text(excerpt ?? Self.excerpt(of: body.text))
        properties["Number of Words"] = .number(.whole(Self.words(in: body.text)))
        properties["Main Image URL"] = image.map { Content(.url($0)) }
        properties["URL"] = address.map { Content(.url($0)) }
        return ContentItem(.record(ContentRecord(kind: .article, title: title, properties: properties)))
    }

    /// The first lines, up to a word.
    static func excerpt(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first { $0.count > 40 } ?? text[...]
        guard line.count > longestExcerpt else { return String(line) }
        let start = line.prefix(longestExcerpt)
        let end = start.lastIndex { $0.isWhitespace } ?? start.endIndex
        return "\(start[..<end])…"
    }

    /// Each sign of a language without spaces between words counts as one.
    static func words(in text: String) -> Int {
        var count = 0
        var isInside = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isIdeographic {
                count += 1
                isInside = false
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if !isInside { count += 1 }
                isInside = true
            } else if !"'’-_".unicodeScalars.contains(scalar) {
                isInside = false
            }
        }
        return count
    }
}
