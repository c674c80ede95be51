// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of a language for currencies.
struct MoneyWords: Sendable {
    /// A currency or a part of one.
    struct Currency: Sendable {
        /// Nil for a part that several currencies have: "cent".
        var code: String?
        /// Less than one for a part.
        var factor: Decimal = 1
        /// Whether it is one only in capital letters: TRY.
        var isCapital = false
    }

    /// What may stand after an amount.
    private(set) var after = Lexicon<Currency>()
    /// What may stand before one: signs and codes.
    private(set) var before = Lexicon<Currency>()

    /// Takes the words of currencies from a language, and their names from Foundation.
    init(_ words: LanguageWords, _ locale: Locale) {
        let codes = Set(Locale.commonISOCurrencyCodes)
        for (key, list) in words.all(.money).sorted(by: { $0.key < $1.key }) {
            let parts = key.split(separator: " ").map(String.init)
            let factor = parts.count > 1 ? Decimal(string: parts[1]) : nil
            let code = parts.first.flatMap { codes.contains($0) ? $0 : nil }
            guard code != nil || factor != nil else { continue }
            for word in list { add(word, Currency(code: code, factor: factor ?? 1)) }
        }
        for code in words.words(.money, "codes") { add(code, Currency(code: code.uppercased())) }
        for code in codes.sorted() {
            add(code, Currency(code: code, isCapital: true))
            if let name = locale.localizedString(forCurrencyCode: code) { after.add(name, Currency(code: code)) }
        }
    }

    private mutating func add(_ word: String, _ currency: Currency) {
        after.add(word, currency)
        let isCode = word.uppercased() == currency.code
        if currency.factor == 1, isCode || word.contains(where: { !$0.isLetter }) { before.add(word, currency) }
    }
}
