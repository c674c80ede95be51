// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// All that is known of a language, read once.
final class LanguageGrammar: Sendable {
    /// A BCP 47 tag.
    let language: String
    /// How numbers are said.
    let numbers: Numbers
    /// How places in a list are said.
    let ordinals: OrdinalReader
    /// The words of units and lengths of time.
    let quantities: QuantityWords
    /// The words of currencies.
    let money: MoneyWords
    /// The words of days and times.
    let dates: DateWords
    /// The words of streets.
    let places: PlaceReader

    private static let known = Mutex<[String: LanguageGrammar]>([:])
    /// The language whose words are read in all others.
    private static let common = "en"
    private static let mostKept = 20

    /// The grammar of a BCP 47 tag.
    static func of(_ language: String) -> LanguageGrammar {
        if let known = known.withLock({ $0[language] }) { return known }
        let grammar = LanguageGrammar(language)
        known.withLock { known in
            if known.count >= mostKept { known.removeAll() }
            known[language] = grammar
        }
        return grammar
    }

    private init(_ language: String) {
        self.language = language
        let english = LanguageWords(folder: Self.common)
        let folder = LanguageWords.folder(of: language) ?? Self.common
        let own = LanguageWords(folder: folder)
        let foreign = folder == Self.common ? nil : own.allowed(of: english)
        var merged = own
        foreign.map { merged.add($0) }
        let separators = DigitRun.Separators(language)
        numbers = Numbers(
            own: NumberGrammar(own, separators), english: foreign.map { NumberGrammar($0, separators) })
        ordinals = OrdinalReader(merged, numbers)
        quantities = QuantityWords(merged)
        money = MoneyWords(merged, Locale(identifier: language))
        places = PlaceReader(merged)
        dates = DateWords(merged, language: language, foreign: foreign == nil ? nil : Self.common)
    }
}

extension LanguageGrammar {
    /// Whether a value of a kind may begin with the token.
    func begins(_ kind: SpokenKind, _ token: Token) -> Bool {
        switch kind {
        case .integer, .number, .count: numbers.begins(token)
        case .ordinal: ordinals.begins(token)
        case .percentage:
            numbers.begins(token) || quantities.percentBefore.hasEntry(token.text) || isAbout(token)
        case .money: numbers.begins(token) || money.before.hasEntry(token.text) || isAbout(token)
        case .duration: numbers.begins(token) || token.text == "p" || token.text == "pt" || isAbout(token)
        case .measurement: numbers.begins(token) || isAbout(token)
        case .date:
            dates.begins(token) || numbers.own.isCompound && dates.weekday(before: token.text) != nil
                || ordinals.begins(token) || isAbout(token)
        case .phoneNumber: ["+", "("].contains(token.text) || numbers.begins(token)
        case .place: token.kind != .sign || ["+", "-"].contains(token.text)
        }
    }

    /// The tokens with "Freitagabend" as two, if the language joins words.
    func splittingDays(_ tokens: [Token], in text: String) -> [Token] {
        guard numbers.own.isCompound else { return tokens }
        return tokens.flatMap { token -> [Token] in
            guard token.kind == .word, let day = dates.weekday(before: token.text),
                let middle = text.index(token.range.lowerBound, offsetBy: day.count, limitedBy: token.range.upperBound)
            else { return [token] }
            let part = String(token.text.dropFirst(day.count))
            return [
                Token(text: day, kind: .word, range: token.range.lowerBound..<middle, isSpaced: token.isSpaced),
                Token(text: part, kind: .word, range: middle..<token.range.upperBound, isSpaced: true),
            ]
        }
    }

    private func isAbout(_ token: Token) -> Bool { quantities.aboutBefore.hasEntry(token.text) }

    /// All words that may be part of a value of a kind.
    func words(of kind: SpokenKind) -> Set<String> {
        let common = numbers.own.lexicon.words.union(numbers.english?.lexicon.words ?? [])
        switch kind {
        case .integer, .number, .phoneNumber: return common
        case .count: return common.union(quantities.measures.words)
        case .ordinal: return common.union(ordinals.words)
        case .percentage: return common.union(quantities.percents.words).union(quantities.percentBefore.words)
        case .money: return common.union(money.after.words)
        case .duration: return common.union(quantities.times.words).union(quantities.fillers.words)
        case .measurement: return common.union(quantities.units.words)
        case .date: return common.union(dates.words).union(quantities.times.words).union(ordinals.words)
        case .place: return places.words
        }
    }

    /// What a whole number is called.
    func spelling(of number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
        let words = formatter.string(from: NSNumber(value: number)) ?? String(number)
        // Unicode marks where a long word may be broken.
        return words.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
    }
}
