// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// All that may be looked for, prepared so that looking takes no time.
///
/// ```swift
/// let index = SearchIndex([SearchEntry(id: "bank", kind: .app, title: "Bank", otherTitles: ["银行"])])
/// index.search("ban")     // Bank is the top hit; “yin”, “yh” and “银” find it too
/// ```
package struct SearchIndex: Sendable {
    /// Of what is searched for, more is not looked at.
    package static let longestText = 100

    private struct Row: Sendable {
        var words: SearchWords
        var kind: SearchEntry.Kind
        var used: Double?
        var isOwn: Bool
    }

    private let rows: [Row]
    private let ids: [String]

    /// - Parameter entries: Of those that match alike in all, the one that stands first here comes first.
    package init(_ entries: [SearchEntry]) {
        rows = entries.map { Row(words: SearchWords($0), kind: $0.kind, used: $0.used, isOwn: $0.isOwn) }
        ids = entries.map(\.id)
    }

    /// What a text finds: the best of all, then groups of the rest; nothing where it has no words.
    ///
    /// Each of its words is to begin a word of what is found, or to be inside one: of the title, in any language or by
    /// its sound, of the keywords or of the text. Where words begin comes before what is inside, titles before the rest,
    /// the person's own before what apps have, and what was used lately before what never was.
    package func search(_ text: String) -> [SearchGroup] {
        let wanted = SearchedText(String(text.prefix(Self.longestText)))
        guard !wanted.isEmpty else { return [] }
        var hits: [(place: Int, rank: SearchRank)] = []
        for (place, row) in rows.enumerated() {
            guard let match = row.words.match(of: wanted) else { continue }
            hits.append((place, SearchRank(match, isOwn: row.isOwn, used: row.used, kind: row.kind, place: place)))
        }
        hits.sort { $0.rank < $1.rank }
        return grouped(hits.map(\.place))
    }

    private func grouped(_ places: [Int]) -> [SearchGroup] {
        guard let first = places.first else { return [] }
        var groups: [SearchGroup.Kind: [String]] = [.topHit: [ids[first]]]
        for place in places.dropFirst() {
            let kind = SearchGroup.Kind(of: rows[place].kind)
            if groups[kind, default: []].count < kind.most { groups[kind, default: []].append(ids[place]) }
        }
        return SearchGroup.Kind.allCases.compactMap { kind in groups[kind].map { SearchGroup(kind, $0) } }
    }
}
