// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension QuantityReader {
    private var money: MoneyWords { grammar.money }

    /// "twenty euros", "€20", "five dollars and fifty cents", "5 euros 50", 二十块五; a bare number without a currency.
    func amounts(at start: Int, in text: String) -> [Candidate] {
        func isWritten(_ currency: MoneyWords.Currency, _ index: Int) -> Bool {
            !currency.isCapital || text[tokens[index].range].allSatisfy { !$0.isLowercase }
        }
        if let sign = money.before.match(tokens, at: start), isWritten(sign.value, start),
            let number = numbers.number(tokens, at: sign.end), !isGlued(number.end)
        {
            return amounts(of: sign.value, number.value, end: number.end, number.isDoubtful)
        }
        if tokens[start].text == "-", start + 1 < tokens.count, let sign = money.before.match(tokens, at: start + 1),
            let number = numbers.number(tokens, at: sign.end)
        {
            return amounts(of: sign.value, -number.value, end: number.end, number.isDoubtful)
        }
        let amount = numbers.amount(tokens, at: start, of: money.after, fillers: words.fillers, where: isWritten)
        if let amount, !isGlued(amount.end) {
            return amounts(of: amount.unit, amount.value, end: amount.end, amount.isDoubtful)
        }
        guard let number = numbers.number(tokens, at: start), !isGlued(number.end) else { return [] }
        let value = SpokenValue.money(number.value, currency: nil)
        return [Candidate(value: value, end: number.end, doubt: doubt(number.isDoubtful))]
    }

    /// The amount with the cents that follow it.
    private func amounts(
        of currency: MoneyWords.Currency, _ count: Decimal, end: Int, _ isDoubtful: Bool
    ) -> [Candidate] {
        let value = count * currency.factor
        func candidate(_ value: Decimal, _ end: Int) -> Candidate {
            let isUnknown: SpokenDoubt? = currency.code == nil ? .currency : nil
            return Candidate(
                value: .money(value, currency: currency.code), end: end, doubt: doubt(isDoubtful) ?? isUnknown)
        }
        let plain = candidate(value, end)
        if let tail = numbers.fractionTail(tokens, at: end) {
            return [candidate(value + tail.value * currency.factor, tail.end)]
        }
        let next = words.joiners.skip(tokens, end)
        let rest = numbers.amount(tokens, at: next, of: money.after, fillers: words.fillers) { part, _ in
            part.factor < currency.factor && (part.code == nil || part.code == currency.code)
        }
        if let rest, rest.value * rest.unit.factor < currency.factor {
            let parts = amounts(of: rest.unit, rest.value, end: rest.end, false)
            return parts.prefix(1).map { part in
                guard case .money(let more, _) = part.value else { return plain }
                return candidate(value + more, part.end)
            }
        }
        if let digits = ellipticDigits(at: end) {
            return [candidate(value + digits.value * currency.factor, digits.end)]
        }
        guard currency.factor == 1, end < tokens.count, let cents = numbers.number(tokens, at: end), cents.value < 100,
            cents.value.isInteger, cents.value >= 10 || tokens[end].text.count == 2, !isGlued(cents.end)
        else { return [plain] }
        return [candidate(value + cents.value / 100, cents.end), plain]
    }
}
