// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds what one reads on a page: the element whose paragraphs have most to say.
///
/// Each paragraph counts for the element that it is in, and half for the one around that; names that speak for a text or
/// against it count too, and elements that are mostly links count less.
struct ArticleFinder {
    private static let shortest = 25
    private static let unlikely = [
        "comment", "sidebar", "footer", "masthead", "menu", "navbar", "breadcrumb", "related", "share", "social",
        "sponsor", "advert", "promo", "popup", "cookie", "newsletter", "subscribe", "pagination", "disqus", "widget",
        "outbrain", "recommend", "skip-link", "banner",
    ]
    private static let likely = [
        "article", "body", "content", "entry", "main", "post", "story", "text", "blog", "page",
    ]
    private static let asides: Set = ["nav", "aside", "footer", "form", "dialog", "menu"]
    private static let paragraphs: Set = ["p", "pre", "blockquote", "li"]

    private var scores: [ObjectIdentifier: Double] = [:]
    private var nodes: [ObjectIdentifier: MarkupNode] = [:]

    /// What one reads, without what stands around it; the whole where nothing stands out.
    static func article(in page: MarkupNode) -> MarkupNode {
        let body = page.all.first { $0.name == "body" } ?? page
        var finder = ArticleFinder()
        finder.measure(body)
        finder.score(body, parent: nil, grandparent: nil)
        return finder.cleaned(finder.best ?? body)
    }

    private static func isAside(_ node: MarkupNode) -> Bool {
        if asides.contains(node.name) || node.attributes["hidden"] != nil || node.attributes["aria-hidden"] == "true" {
            return true
        }
        guard !["body", "article", "main", "a", "html"].contains(node.name) else { return false }
        if ["navigation", "complementary", "contentinfo", "search"].contains(node.attributes["role"]) { return true }
        let style = node.attributes["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
        if style.contains("display:none") { return true }
        guard node.attributes["class"] != nil || node.attributes["id"] != nil else { return false }
        let marks = node.marks
        guard unlikely.contains(where: { marks.contains($0) }) else { return false }
        return !["article", "main-content", "post-body"].contains { marks.contains($0) }
    }

    private mutating func score(_ node: MarkupNode, parent: MarkupNode?, grandparent: MarkupNode?) {
        guard !Self.isAside(node), !HTMLElements.hidden.contains(node.name) else { return }
        if Self.paragraphs.contains(node.name), let parent {
            count(Self.ownLine(of: node), for: parent, grandparent)
        } else if HTMLElements.blocks.contains(node.name) || node.name == "td" {
            // Letters without a paragraph around them, as on old pages.
            count(Self.ownLine(of: node), for: node, parent)
        }
        for element in node.elements { score(element, parent: node, grandparent: parent) }
    }

    /// The letters that belong to no block inside.
    private static func ownLine(of node: MarkupNode) -> String {
        var text = ""
        collectOwn(node, into: &text)
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func collectOwn(_ node: MarkupNode, into text: inout String) {
        for child in node.children {
            switch child {
            case .text(let piece): text += piece
            case .element(let element):
                let isOwn = !HTMLElements.blocks.contains(element.name) && element.name != "td"
                if isOwn, !HTMLElements.hidden.contains(element.name) { collectOwn(element, into: &text) }
            }
        }
    }

    private mutating func count(_ text: String, for parent: MarkupNode, _ grandparent: MarkupNode?) {
        guard text.count >= Self.shortest else { return }
        let clauses = text.count { ",，、。;；".contains($0) }
        let score = 1 + Double(min(clauses, 20)) + min(Double(text.count) / 100, 3)
        add(score, to: parent)
        if let grandparent { add(score / 2, to: grandparent) }
    }

    private mutating func add(_ score: Double, to node: MarkupNode) {
        let key = ObjectIdentifier(node)
        nodes[key] = node
        scores[key, default: Self.weight(of: node)] += score
    }

    private static func weight(of node: MarkupNode) -> Double {
        let marks = node.marks
        var weight = likely.contains { marks.contains($0) } ? 25.0 : 0
        if node.name == "article" || node.attributes["itemprop"] == "articleBody" { weight += 50 }
        if node.name == "main" { weight += 20 }
        return weight
    }

    private var best: MarkupNode? {
        var best: (node: MarkupNode, score: Double)?
        for (key, score) in scores {
            guard let node = nodes[key] else { continue }
            let score = score * (1 - measure(of: node).density)
            if score > best?.score ?? 0 { best = (node, score) }
        }
        return best?.node
    }

    /// How many bytes of letters there are, and how many of them in links.
    private struct Measure {
        var letters = 0
        var linked = 0

        /// From 0 to 1.
        var density: Double { letters == 0 ? 1 : min(1, Double(linked) / Double(letters)) }
    }

    private var measures: [ObjectIdentifier: Measure] = [:]

    @discardableResult
    private mutating func measure(_ node: MarkupNode) -> Measure {
        var whole = Measure()
        for child in node.children {
            switch child {
            case .text(let text): whole.letters += text.utf8.count
            case .element(let element):
                let inner = measure(element)
                whole.letters += inner.letters
                whole.linked += inner.linked
            }
        }
        if node.name == "a" { whole.linked = whole.letters }
        measures[ObjectIdentifier(node)] = whole
        return whole
    }

    private func measure(of node: MarkupNode) -> Measure { measures[ObjectIdentifier(node)] ?? Measure() }

    /// Without what stands beside the text, and lists that only lead elsewhere.
    private func cleaned(_ node: MarkupNode) -> MarkupNode {
        node.with(
            node.children.compactMap { child in
                guard case .element(let element) = child else { return child }
                let isKept =
                    !Self.isAside(element) && !HTMLElements.hidden.contains(element.name) && !isOfLinks(element)
                guard isKept else { return nil }
                return .element(cleaned(element))
            })
    }

    private func isOfLinks(_ node: MarkupNode) -> Bool {
        guard ["ul", "ol", "div", "section", "table"].contains(node.name) else { return false }
        let measure = measure(of: node)
        return (1..<2000).contains(measure.letters) && measure.density > 0.8 && node.elements.count > 2
    }
}
