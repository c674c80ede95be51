// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row of views as Apple's Visual Format Language writes it, such as `H:|-[title]-(>=8)-[price(60)]-|`.
///
/// The grammar is that of Apple's Auto Layout Guide, “Visual Format Language”.
struct VisualFormat: Equatable {
    /// What is said of a length.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number, or the name of a metric or of a view.
        var object: String
        /// A number, or the name of a metric; nil for what is required.
        var priority: String?
    }

    /// How two neighbors stand to each other.
    enum Connection: Equatable {
        case touching
        case standard
        case distances([Predicate])
    }

    /// A view with what is said of its own length.
    struct Item: Equatable {
        var name: String
        var lengths: [Predicate] = []
    }

    /// What the text breaks, at which character from 0.
    struct Misspelling: Error, Equatable {
        var place: Int
        var wanted: String
    }

    var isVertical = false
    /// From the superview's beginning to the first view; nil if nothing is said of it.
    var leading: Connection?
    var items: [Item] = []
    /// Between each view and the next: one less than the views.
    var connections: [Connection] = []
    /// From the last view to the superview's end; nil if nothing is said of it.
    var trailing: Connection?

    init(_ text: String) throws(Misspelling) {
        var reader = Reader(text)
        if reader.skip("V:") { isVertical = true } else { _ = reader.skip("H:") }
        if reader.skip("|") { leading = try reader.connection() }
        items.append(try reader.item())
        while !reader.isAtEnd {
            let connection = try reader.connection()
            if reader.skip("|") {
                trailing = connection
                guard reader.isAtEnd else { throw reader.misspelling("the end") }
                return
            }
            connections.append(connection)
            items.append(try reader.item())
        }
    }

    private struct Reader {
        private let characters: [Character]
        private var place = 0

        init(_ text: String) { characters = text.filter { !$0.isWhitespace } }

        var isAtEnd: Bool { place >= characters.count }

        func misspelling(_ wanted: String) -> Misspelling { Misspelling(place: place, wanted: wanted) }

        mutating func skip(_ text: String) -> Bool {
            guard characters[place...].starts(with: text) else { return false }
            place += text.count
            return true
        }

        private mutating func expect(_ text: String) throws(Misspelling) {
            guard skip(text) else { throw misspelling("‘\(text)’") }
        }

        private mutating func word(_ wanted: String) throws(Misspelling) -> String {
            let start = place
            while place < characters.count {
                let character = characters[place]
                guard character.isLetter || character.isNumber || character == "_" || character == "." else { break }
                place += 1
            }
            guard place > start else { throw misspelling(wanted) }
            return String(characters[start..<place])
        }

        mutating func item() throws(Misspelling) -> Item {
            try expect("[")
            var item = Item(name: try word("the name of a view"))
            if skip("(") { item.lengths = try predicates() }
            try expect("]")
            return item
        }

        mutating func connection() throws(Misspelling) -> Connection {
            guard skip("-") else { return .touching }
            if !isAtEnd, characters[place] == "[" || characters[place] == "|" { return .standard }
            let distances: [Predicate]
            if skip("(") {
                distances = try predicates()
            } else {
                distances = [Predicate(object: try word("a distance"))]
            }
            try expect("-")
            return .distances(distances)
        }

        /// Up to the bracket that closes them.
        private mutating func predicates() throws(Misspelling) -> [Predicate] {
            var result: [Predicate] = []
            repeat {
                var relation = NSLayoutConstraint.Relation.equal
                if skip(">=") {
                    relation = .greaterThanOrEqual
                } else if skip("<=") {
                    relation = .lessThanOrEqual
                } else {
                    _ = skip("==")
                }
                let sign = skip("-") ? "-" : ""
                var predicate = Predicate(relation: relation, object: sign + (try word("a length")))
                if skip("@") { predicate.priority = try word("a priority") }
                result.append(predicate)
            } while skip(",")
            try expect(")")
            return result
        }
    }
}
