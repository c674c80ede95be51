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
