// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// So many of a unit, in tokens.
struct Amount {
    /// In the unit's symbol; without the months of a length of time.
    var total: Decimal = 0
    /// Months and years, which are not all of one length.
    private(set) var months: Decimal = 0
    /// The smallest unit that was said.
    private(set) var unit: Unit
    /// The token after it.
    var end: Int
    /// Why it may be another amount.
    var doubt: SpokenDoubt?

    /// A number of one unit.
    init(_ number: Match<Decimal>, _ unit: Unit) {
        (self.unit, end) = (unit, number.end)
        doubt = number.doubt ?? (unit.symbol.isEmpty && unit.factor < 1 ? .currency : nil)
        self = adding(number, unit)
    }

    /// The amount with so many more of a unit of the same kind.
    ///
    /// - Parameter count: How many of that unit's symbol one of this one's is.
    func adding(_ number: Match<Decimal>, _ part: Unit, per count: Decimal = 1) -> Amount {
        var sum = self
        (sum.unit, sum.end) = (part, number.end)
        switch part.symbol {
        case Unit.month: sum.months += number.value * part.factor
        case "s": sum.total += (number.value * part.factor).rounded(to: 12)
        default: sum.total = total * count + number.value * part.factor
        }
        return sum
    }

    /// Whether it is a length of time that was said in days or more alone.
    var isInDays: Bool { unit.size >= Unit.day && total.isMultiple(of: Unit.day) }

    /// What it is as a value of a kind; nil if that has another length each time.
    func value(of kind: SpokenKind) -> SpokenValue? {
        switch kind {
        case .money: .money(total, currency: unit.symbol.isEmpty ? nil : unit.symbol)
        case .percentage: .percentage(total)
        case .duration: months == 0 ? .duration(seconds: total) : nil
        default: months == 0 ? .measurement(total, unit: unit.symbol) : nil
        }
    }
}
