// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What a page says about itself in its head: for networks of people (Open Graph), for searches (JSON-LD), and of old.
struct PageFacts {
    private var metas: [String: String] = [:]
    private var linked: [ContentDictionary] = []
    private let elements: [MarkupNode]
    private static let mostLinked = 32

    init(_ page: MarkupNode) {
        elements = page.all
        for node in elements {
            if node.name == "meta", let value = node.attributes["content"], !value.isEmpty {
                let names = [node.attributes["property"], node.attributes["name"], node.attributes["itemprop"]]
                for case let name? in names where metas[name.lowercased()] == nil { metas[name.lowercased()] = value }
            }
            if node.name == "script", node.attributes["type"]?.lowercased() == "application/ld+json" {
                read(node.letters)
            }
        }
    }

    private mutating func read(_ json: String) {
        guard let content = JSONText.content(in: json) else { return }
        var open = content.items
        while let item = open.popLast(), linked.count < Self.mostLinked {
            switch item.value {
            case .dictionary(let dictionary):
                linked.append(dictionary)
                open += dictionary["@graph"]?.items ?? []
            case .list(let list): open += list.items
            default: break
            }
        }
    }

    private func meta(_ names: String...) -> String? {
        names.lazy.compactMap { metas[$0] }.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .first { !$0.isEmpty }
    }

    /// The first value of a key: a text, or what a dictionary there has under another.
    private func linked(_ key: String, _ inner: String) -> String? {
        for dictionary in linked {
            for item in dictionary[key]?.items ?? [] {
                if let text = Self.text(item.value, inner), !text.isEmpty { return text }
            }
        }
        return nil
    }

    private static func text(_ value: ContentValue, _ inner: String) -> String? {
        switch value {
        case .text(let text): text
        case .dictionary(let dictionary): dictionary[inner]?.first.flatMap { text($0.value, "") }
        case .list(let list): list.items.first.flatMap { text($0.value, inner) }
        default: nil
        }
    }

    private func line(where matches: (MarkupNode) -> Bool) -> String? {
        elements.lazy.filter(matches).map(\.line).first { !$0.isEmpty && $0.count < 500 }
    }

    /// What the window of a browser would be called.
    var pageTitle: String? { line { $0.name == "title" } }

    /// Without what the place calls itself, where that stands behind.
    var title: String {
        if let title = meta("og:title", "twitter:title") ?? linked("headline", "") { return title }
        let heading = line { $0.name == "h1" }
        guard let whole = pageTitle else { return heading ?? "" }
        if let heading, whole.contains(heading), heading.count > 3 { return heading }
        for separator in [" | ", " - ", " – ", " — ", " :: ", "_"] {
            if let end = whole.range(of: separator, options: .backwards)?.lowerBound, whole[..<end].count > 10 {
                return String(whole[..<end])
            }
        }
        return whole
    }

    var author: String? {
        let told = meta("author", "article:author", "dc.creator", "parsely-author") ?? linked("author", "name")
        if let told, !told.lowercased().hasPrefix("http") { return told }
        let found = line {
            $0.attributes["rel"] == "author" || $0.attributes["itemprop"] == "author" || $0.marks.contains("byline")
        }
        return found.map { String($0.trimmingPrefix(/(?:by|von|par|作者)[\s::]+/.ignoresCase())) }
    }

    var date: Date? {
        let told =
            meta(
                "article:published_time", "datepublished", "date", "dc.date", "pubdate", "publishdate",
                "og:published_time")
            ?? linked("datePublished", "")
        if let date = told.flatMap(WebDate.date) { return date }
        let times = elements.filter { $0.name == "time" }.compactMap { $0.attributes["datetime"] }
        return times.lazy.compactMap(WebDate.date).first
    }

    var excerpt: String? { meta("og:description", "description", "twitter:description") ?? linked("description", "") }
    var image: String? { meta("og:image", "og:image:url", "twitter:image") ?? linked("image", "url") }
}
