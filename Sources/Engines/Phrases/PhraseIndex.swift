// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the phrase a text is, in a time that does not grow with the number of phrases.
///
/// A phrase without slots is found in a dictionary. Phrases with slots share a
/// tree of tokens, walked once with every way a slot may end; where several fit,
/// the one with the most words of its own wins, then the one with fewer slots.
/// A phrase that is met word by word beats any phrase with slots.
package struct PhraseIndex<ID: Hashable & Sendable>: Sendable {
    private struct Entry: Sendable {
        var id: ID
        var pattern: PhrasePattern
    }

    /// A place in the tree; 0 is the root.
    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var slot: Int?
        var entry: Entry?
    }

    private var exact: [String: Entry] = [:]
    private var nodes = [Node()]

    package init() {}

    /// Adds a phrase.
    ///
    /// - Throws: ``PhraseError`` when the phrase can't be read, or another one
    ///   with the same words (and slots in the same places) is there.
    package mutating func insert(_ pattern: PhrasePattern, id: ID) throws(PhraseError) {
        if let other = phrase(soundingLike: pattern) {
            throw PhraseError(.taken(by: other.text), phrase: pattern.text)
        }
        guard let key = Self.key(of: pattern) else {
            let end = extend(along: pattern)
            nodes[end].entry = Entry(id: id, pattern: pattern)
            return
        }
        exact[key] = Entry(id: id, pattern: pattern)
    }

    /// The registered phrase that sounds like this one, if there is one.
    package func phrase(soundingLike pattern: PhrasePattern) -> PhrasePattern? {
        if let key = Self.key(of: pattern) { return exact[key]?.pattern }
        return node(at: pattern).flatMap { nodes[$0].entry?.pattern }
    }

    /// The registered phrases that share most words with a text, best first;
    /// none that share no word. Looks at every phrase, so it is for the moment
    /// when nothing was understood.
    package func nearest(to text: String, limit: Int) -> [PhrasePattern] {
        let wanted = Set(FoldedText(text).tokens.map(\.text))
        let patterns = exact.values.map(\.pattern) + nodes.compactMap { $0.entry?.pattern }
        let scored = patterns.compactMap { pattern -> (pattern: PhrasePattern, score: Double)? in
            let words = Set(pattern.pieces.compactMap { if case .literal(let word) = $0 { word } else { nil } })
            let shared = words.intersection(wanted).count
            return shared == 0 ? nil : (pattern, Double(shared) / Double(words.union(wanted).count))
        }
        let best = scored.sorted { ($1.score, $0.pattern.text) < ($0.score, $1.pattern.text) }
        return best.prefix(limit).map(\.pattern)
    }

    private static func key(of pattern: PhrasePattern) -> String? {
        var words: [String] = []
        for piece in pattern.pieces {
            guard case .literal(let word) = piece else { return nil }
            words.append(word)
        }
        return words.joined(separator: " ")
    }
}

// MARK: - The tree

extension PhraseIndex {
    private func node(at pattern: PhrasePattern) -> Int? {
        var node = 0
        for piece in pattern.pieces {
            let next =
                switch piece {
                case .literal(let word): nodes[node].literals[word]
                case .slot: nodes[node].slot
                }
            guard let next else { return nil }
            node = next
        }
        return node
    }

    private mutating func extend(along pattern: PhrasePattern) -> Int {
        var node = 0
        for piece in pattern.pieces {
            let next =
                switch piece {
                case .literal(let word): nodes[node].literals[word]
                case .slot: nodes[node].slot
                }
            if let next {
                node = next
                continue
            }
            nodes.append(Node())
            let added = nodes.count - 1
            switch piece {
            case .literal(let word): nodes[node].literals[word] = added
            case .slot: nodes[node].slot = added
            }
            node = added
        }
        return node
    }

    /// A way through the tree, at some token.
    private struct Path {
        var node: Int
        var literals = 0
        var slots: [Range<Int>] = []
        /// Whether the last slot may take the next token as well.
        var isInSlot = false

        /// More words of its own, then fewer slots, then slots that end sooner;
        /// the place in the tree last, so that the answer never depends on chance.
        func isBetter(than other: Path) -> Bool {
            if literals != other.literals { return literals > other.literals }
            if slots.count != other.slots.count { return slots.count < other.slots.count }
            for (slot, another) in zip(slots, other.slots) where slot != another {
                return (slot.upperBound, slot.lowerBound) < (another.upperBound, another.lowerBound)
            }
            return node < other.node
        }
    }

    /// Tokens a text with slots may have; a longer one is no phrase.
    private static var longestText: Int { 200 }

    /// All ways at once, token by token. Ways that meet in a node are one way
    /// from there on, so the work is bounded by tokens times the nodes in reach.
    private func walk(_ tokens: [String]) -> Path? {
        guard tokens.count <= Self.longestText else { return nil }
        var paths = [Path(node: 0)]
        for (position, token) in tokens.enumerated() {
            var next: [State: Path] = [:]
            for path in paths {
                for step in steps(from: path, over: token, at: position) {
                    let state = State(node: step.node, isInSlot: step.isInSlot)
                    if let known = next[state], !step.isBetter(than: known) { continue }
                    next[state] = step
                }
            }
            if next.isEmpty { return nil }
            paths = Array(next.values)
        }
        let ends = paths.filter { nodes[$0.node].entry != nil }
        return ends.max { $1.isBetter(than: $0) }
    }

    private struct State: Hashable {
        var node: Int
        var isInSlot: Bool
    }

    private func steps(from path: Path, over token: String, at position: Int) -> [Path] {
        var steps: [Path] = []
        if let node = nodes[path.node].literals[token] {
            steps.append(Path(node: node, literals: path.literals + 1, slots: path.slots))
        }
        if let node = nodes[path.node].slot {
            steps.append(
                Path(
                    node: node, literals: path.literals, slots: path.slots + [position..<position + 1], isInSlot: true))
        }
        if path.isInSlot, let slot = path.slots.last {
            var wider = path
            wider.slots[wider.slots.count - 1] = slot.lowerBound..<position + 1
            steps.append(wider)
        }
        return steps
    }
}
