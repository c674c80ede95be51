// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// The words of a language for units, and those around amounts.
struct UnitWords: Sendable {
    /// After an amount; a word may stand for units of several kinds.
    private(set) var units = Lexicon<[Unit]>()
    /// Before one: signs and codes of currencies, 百分之.
    private(set) var signs = Lexicon<[Unit]>()
    /// Between a fraction and its unit, "of an", and between two amounts, "and".
    let fillers, joiners: Lexicon<Bool>
    /// Before and after an amount that is not exact, "about", "or so", and before the digits of a length of time, PT.
    let aboutBefore, aboutAfter, lengthBefore: Lexicon<Bool>
    /// After degrees, "below zero", and after the number of things, "pieces of", 个.
    let belowZero, measures: Lexicon<Bool>
    private let divisions: [String: [String]]

    private static let smaller: [Decimal: Decimal] = [Unit.day: 3600, 3600: 60, 60: 1]

    /// Takes the words of units from a language, and the names of currencies from Foundation too.
    init(_ words: LanguageWords, _ locale: Locale) {
        func list(_ key: String) -> Lexicon<Bool> { Lexicon(words[key]) }
        (fillers, joiners) = (list("of"), list("joiner"))
        (aboutBefore, aboutAfter) = (list("about before"), list("about after"))
        (belowZero, measures, lengthBefore) = (list("below zero"), list("measure"), list("before duration"))
        divisions = Dictionary(
            words.keys("divided").map { key, list in
                (key, list.first?.split(separator: " ").map(String.init) ?? [])
            }, uniquingKeysWith: { first, _ in first })
        add(words["before percent"], Unit(.percentage, "%"), to: \.signs)
        for (key, list) in words.keys("percent") { add(list, Unit(.percentage, key: key)) }
        for dimension in SpokenDimension.allCases {
            let kind: SpokenKind = dimension == .duration ? .duration : .measurement(dimension)
            for (key, list) in words.keys(dimension.rawValue) { add(list, Unit(kind, key: key)) }
        }
        addCurrencies(words, locale)
    }

    private mutating func add(
        _ words: [String], _ unit: Unit, to lexicon: WritableKeyPath<UnitWords, Lexicon<[Unit]>> = \.units
    ) {
        self[keyPath: lexicon].add(words, [unit], merge: +)
    }

    private mutating func addCurrencies(_ words: LanguageWords, _ locale: Locale) {
        for (key, list) in words.keys("money") {
            let unit = Unit(.money, key: key)
            add(list, unit)
            let isSign = { (word: String) in word.uppercased() == key || word.contains { !$0.isLetter } }
            if unit.factor == 1 { add(list.filter(isSign), unit, to: \.signs) }
        }
        for code in Locale.commonISOCurrencyCodes.sorted() {
            var unit = Unit(.money, code)
            add(locale.localizedString(forCurrencyCode: code).map { [$0] } ?? [], unit)
            unit.isCapital = true
            add([code], unit)
            add([code], unit, to: \.signs)
        }
    }

    /// How many of a smaller unit one is divided into, and whether that may go without its name: "five foot eleven".
    func division(of unit: Unit) -> (count: Decimal, unit: Unit, isUnsaid: Bool)? {
        switch unit.kind {
        case .money:
            let cent = Unit(.money, unit.symbol, factor: Decimal(sign: .plus, exponent: -2, significand: 1))
            return (100, cent, unit.factor == 1)
        case .duration:
            return Self.smaller[unit.size].map { (60, Unit(unit.kind, "s", factor: $0), true) }
        default:
            guard let parts = divisions[unit.symbol], parts.count > 1, let count = Decimal(string: parts[0]) else {
                return nil
            }
            return (count, Unit(unit.kind, parts[1]), parts.count > 2 && unit.factor == 1)
        }
    }

    /// The words of units of a kind.
    func words(of kind: SpokenKind) -> Set<String> {
        let isOfKind = { (units: [Unit]) in units.contains { $0.kind == kind } }
        return units.words(where: isOfKind).union(signs.words(where: isOfKind))
    }
}
