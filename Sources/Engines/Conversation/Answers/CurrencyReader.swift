// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SystemTexts

/// Reads amounts of money: "12.50 EUR", "€12.50", "twenty dollars", "20元".
struct CurrencyReader {
    enum Reading: Hashable {
        case amount(CurrencyValue)
        /// A number without a currency.
        case noCurrency
        case unreadable
    }

    /// A BCP 47 tag: what ¥ stands for depends on it.
    let language: String

    func read(_ text: String) -> Reading {
        let plain = AnswerText(text).plain
        guard !plain.isEmpty, plain.count <= 100 else { return .unreadable }
        let (sign, unsigned) = plain.hasPrefix("-") ? ("-", String(plain.dropFirst())) : ("", plain)
        for name in names where unsigned.hasPrefix(name) || unsigned.hasSuffix(name) {
            let number = unsigned.hasPrefix(name) ? unsigned.dropFirst(name.count) : unsigned.dropLast(name.count)
            let words = number.trimmingCharacters(in: .whitespaces)
            guard let code = code(of: name), let amount = NumberWords.number(sign + words) else { continue }
            return .amount(CurrencyValue(amount: amount, code: code))
        }
        return NumberWords.number(plain) == nil ? .unreadable : .noCurrency
    }

    private func code(of name: String) -> String? {
        if name == "¥" { return Texts<SystemText>(language)(.yenSign) }
        return Self.codes[name] ?? name.uppercased()
    }

    /// The longest first, so that `hk$` is not taken for `$`.
    private var names: [String] { Self.sortedNames }

    private static let sortedNames: [String] =
        (codes.keys + ["¥"] + Locale.commonISOCurrencyCodes.map { $0.lowercased() })
        .sorted { ($1.count, $0) < ($0.count, $1) }

    private static let codes: [String: String] = [
        "$": "USD", "us$": "USD", "dollars": "USD", "dollar": "USD", "bucks": "USD", "美元": "USD", "美金": "USD",
        "€": "EUR", "euros": "EUR", "euro": "EUR", "欧元": "EUR", "歐元": "EUR",
        "£": "GBP", "pounds": "GBP", "pound": "GBP", "英镑": "GBP", "英鎊": "GBP",
        "yuan": "CNY", "rmb": "CNY", "人民币": "CNY", "元": "CNY", "块": "CNY", "块钱": "CNY", "cn¥": "CNY",
        "yen": "JPY", "日元": "JPY", "日圆": "JPY", "円": "JPY", "jp¥": "JPY",
        "hk$": "HKD", "港币": "HKD", "港元": "HKD", "nt$": "TWD", "台币": "TWD", "新台币": "TWD",
        "francs": "CHF", "franc": "CHF", "瑞士法郎": "CHF", "₩": "KRW", "won": "KRW", "韩元": "KRW",
        "₹": "INR", "rupees": "INR", "卢比": "INR", "₽": "RUB", "rubles": "RUB", "卢布": "RUB",
        "a$": "AUD", "澳元": "AUD", "c$": "CAD", "加元": "CAD", "s$": "SGD",
    ]
}
