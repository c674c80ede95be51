// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SpokenValues

/// Templates compiled into one net of places, with their lists.
///
/// A place has edges, each a letter or a slot with the place that it leads to, and the meanings of what is complete there.
/// Two places from which the same may be said are one.
package struct Grammar: Sendable {
    struct Edge: Hashable, Sendable, Comparable {
        var symbol: UInt32
        var target: UInt32

        static func < (first: Edge, second: Edge) -> Bool {
            (first.symbol, first.target) < (second.symbol, second.target)
        }
    }

    /// What a sentence that is complete means, and what is added to its cost.
    struct End: Hashable, Sendable {
        var meaning: Int
        var penalty: Int32
        /// What the template is called, where it matters which of several it was.
        var label: String
        /// Whether nothing may be left out around it but what is said to be polite: see ``Cost/stray``.
        var isStrict = false
    }

    /// A list as the recognizer reads it.
    struct List: Sendable {
        /// Of the attributes that templates may choose its values by.
        var names: Set<String> = []
        /// Where its words begin, if it has any; of free text those that it has to begin with, or that
        /// are not in it.
        var root: UInt32?
        /// By the meanings of the list's own places.
        var values: [SlotValue?] = []
        var attributes: [[String: String]] = []
        var range: NumberRange?
        /// Values that are read as they are said.
        var spoken: SpokenList?
        /// Where words begin that may follow a number.
        var measures: UInt32?
        var isFreeText = false
        var isUnknownName = false
        /// Whether no word is left out where it begins.
        var keepsBeginning = false
        /// Whether no word is left out where it ends.
        var keepsEnd = false
        /// Whether no word of it may be left out.
        var isVerbatim = false
        var isNames = false
        var isSilent = false
        /// Whether its name says all that is in it, so that grammars which are joined have it once.
        var isShared = false

        /// Whether its values are numbers, which may count anything.
        var isOfNumbers: Bool {
            range != nil || spoken.map { $0.kinds.contains(.number) || $0.kinds.contains(.count) } == true
        }
    }

    var edges: [Edge] = []
    /// For each place where its edges begin; one more at the end.
    var edgeStarts: [Int32] = [0]
    /// Of all places: see ``end(_:)``; in a list the number of its value.
    var meanings: [Int32] = []
    var meaningStarts: [Int32] = [0]
    var ends: [End] = []
    var roots: [UInt32] = []
    /// Where words begin that may be left out of any sentence.
    var fillers: [UInt32] = []
    var slots: [SlotReference] = []
    var lists: [String: List] = [:]
    /// Folded words that templates and lists have.
    var words: Set<String> = []
    /// Folded words that are never a slip for another.
    var solidWords: Set<String> = []
    /// Those of them that make a question of a sentence.
    var askingWords: Set<String> = []
    /// Folded words of a name that keep all words behind it, as what follows is quoted.
    var quotingWords: Set<String> = []

    func edges(from place: UInt32) -> ArraySlice<Edge> {
        edges[Int(edgeStarts[Int(place)])..<Int(edgeStarts[Int(place) + 1])]
    }

    func meanings(at place: UInt32) -> ArraySlice<Int32> {
        meanings[Int(meaningStarts[Int(place)])..<Int(meaningStarts[Int(place) + 1])]
    }

    /// Makes room for so many places in all.
    mutating func reserve(places: Int) {
        edges.reserveCapacity(places)
        edgeStarts.reserveCapacity(places + 1)
        meanings.reserveCapacity(places / 8)
        meaningStarts.reserveCapacity(places + 1)
    }

    /// Adds a place, and gives its number.
    mutating func append(_ edges: some Collection<Edge>, _ meanings: some Collection<Int32>) -> UInt32 {
        self.edges += edges
        self.meanings += meanings
        edgeStarts.append(Int32(self.edges.count))
        meaningStarts.append(Int32(self.meanings.count))
        return UInt32(size - 1)
    }

    /// The meaning of a place where a template ends, by the number of its end: none of a list is as large.
    static func end(_ number: Int32) -> Int32 { number | endBit }
    static func isEnd(_ meaning: Int32) -> Bool { meaning & endBit != 0 }
    static func endNumber(_ meaning: Int32) -> Int { Int(meaning & ~endBit) }
    func end(at meaning: Int32) -> End { ends[Self.endNumber(meaning)] }
    private static let endBit: Int32 = 1 << 30

    /// Understands nothing.
    package static let empty = GrammarBuilder().grammar()

    /// Places that the net has.
    package var size: Int { edgeStarts.count - 1 }
    /// Edges that the net has.
    package var edgeCount: Int { edges.count }
}
