// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// The words of a language for lengths of time, units and percentages.
struct QuantityWords: Sendable {
    /// What a length of time is counted in.
    enum TimeUnit: Sendable {
        case seconds(Decimal)
        case months(Decimal)
    }

    /// A unit of measurement.
    struct Unit: Hashable, Sendable {
        var dimension: SpokenDimension
        /// As Foundation writes it.
        var symbol: String
        /// How many of the unit with that symbol it is.
        var factor: Decimal
    }

    /// The units that one is divided into.
    struct Division: Sendable {
        var count: Decimal
        var symbol: String
        /// Whether the smaller one may go without saying: "five foot eleven".
        var isUnsaid: Bool
    }

    /// Units of time.
    private(set) var times = Lexicon<TimeUnit>()
    /// A word may stand for units of several dimensions.
    private(set) var units = Lexicon<[Unit]>()
    /// By the symbol of the larger unit.
    private(set) var divisions: [String: Division] = [:]
    /// What a number of one comes to in percent.
    private(set) var percents = Lexicon<Decimal>()
    /// Before the number of a percentage: 百分之.
    let percentBefore: Lexicon<Bool>
    /// Between a fraction and its unit: "of an".
    let fillers: Lexicon<Bool>
    /// Between two amounts: "and".
    let joiners: Lexicon<Bool>
    /// Before an amount that is not exact: "about".
    let aboutBefore: Lexicon<Bool>
    /// After one: "or so".
    let aboutAfter: Lexicon<Bool>
    /// After degrees: "below zero".
    let belowZero: Lexicon<Bool>
    /// After the number of things: "pieces of", 个.
    let measures: Lexicon<Bool>

    /// Takes the words of quantities from a language.
    init(_ words: LanguageWords) {
        func list(_ key: String) -> Lexicon<Bool> { Lexicon(words.words(.quantities, key)) }
        (percentBefore, fillers, joiners) = (list("percent before"), list("of"), list("joiner"))
        (aboutBefore, aboutAfter) = (list("about before"), list("about after"))
        (belowZero, measures) = (list("below zero"), list("measure"))
        for (key, list) in words.keys(.quantities, "seconds") {
            if let seconds = Decimal(string: key) { times.add(list, .seconds(seconds)) }
        }
        for (key, list) in words.keys(.quantities, "months") {
            if let months = Decimal(string: key) { times.add(list, .months(months)) }
        }
        for (key, list) in words.keys(.quantities, "percent") {
            if let factor = Decimal(string: key) { percents.add(list, factor) }
        }
        addUnits(words)
    }

    private mutating func addUnits(_ words: LanguageWords) {
        var known: [String: [Unit]] = [:]
        for dimension in SpokenDimension.allCases {
            for (key, list) in words.keys(.quantities, dimension.rawValue) {
                let parts = key.split(separator: "*")
                guard let symbol = parts.first.map(String.init) else { continue }
                let factor = parts.dropFirst().first.flatMap { Decimal(string: String($0)) } ?? 1
                for word in list {
                    known[word, default: []].append(Unit(dimension: dimension, symbol: symbol, factor: factor))
                }
            }
        }
        for (word, list) in known { units.add(word, list) }
        for (key, list) in words.keys(.quantities, "divided") {
            for part in list {
                let parts = part.split(separator: " ").map(String.init)
                guard parts.count >= 2, let count = Decimal(string: parts[0]) else { continue }
                divisions[key] = Division(count: count, symbol: parts[1], isUnsaid: parts.count > 2)
            }
        }
    }
}
