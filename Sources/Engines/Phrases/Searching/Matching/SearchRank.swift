// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where something that was found stands among the rest; the least is the best.
struct SearchRank: Comparable {
    private let match: SearchMatch
    private let isOwn: Bool
    private let used: Double
    /// Apps come before all, and what is to be continued with after all.
    private let tier: Int
    private let kind: Int
    private let place: Int

    init(_ match: SearchMatch, isOwn: Bool, used: Double?, kind: SearchEntry.Kind, place: Int) {
        self.match = match
        self.isOwn = isOwn
        self.used = used ?? -.infinity
        tier = kind == .app ? 0 : kind == .beginning ? 2 : 1
        self.kind = kind.rawValue
        self.place = place
    }

    static func < (one: SearchRank, other: SearchRank) -> Bool {
        if one.match.quality != other.match.quality { return one.match.quality < other.match.quality }
        if one.isOwn != other.isOwn { return one.isOwn }
        if one.used != other.used { return one.used > other.used }
        if one.match.isAtStart != other.match.isAtStart { return one.match.isAtStart }
        if one.tier != other.tier { return one.tier < other.tier }
        // Of a short title more was typed.
        if one.match.length != other.match.length { return one.match.length < other.match.length }
        if one.kind != other.kind { return one.kind < other.kind }
        return one.place < other.place
    }
}

/// How well something matches what is searched for.
struct SearchMatch: Equatable {
    /// The best first.
    enum Quality: Int, Comparable {
        /// It is what the title is.
        case whole
        /// It begins words of the title.
        case word
        /// It is how words of the title sound, or their first sounds are.
        case sound
        /// It is inside the title.
        case inside
        /// Some of it is among the keywords.
        case keyword
        /// Some of it is in the text.
        case text

        static func < (one: Quality, other: Quality) -> Bool { one.rawValue < other.rawValue }
    }

    var quality: Quality
    /// Whether the title begins with it.
    var isAtStart = false
    /// Of the title, in bytes.
    var length = 0
}
