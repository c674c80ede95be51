// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number as people know it: whole ones are exact, others have fifteen digits.
package enum Number: Sendable {
    case whole(Int)
    case fraction(Double)

    /// Whole where it is, so that `4 / 2` is `2`.
    package init(_ value: Double) {
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
            self = .whole(whole)
        } else {
            self = .fraction(value)
        }
    }

    /// The number that a text is, in the form of programs: `12`, `-0.5`, `1e3`; nil if it is not one.
    package init?(_ text: some StringProtocol) {
        if let whole = Int(text) {
            self = .whole(whole)
        } else if let value = Double(text), value.isFinite, text.utf8.allSatisfy({ $0 != 0x78 && $0 != 0x58 }) {
            self.init(value)
        } else {
            return nil
        }
    }

    package var double: Double {
        switch self {
        case .whole(let number): Double(number)
        case .fraction(let number): number
        }
    }

    /// The whole number nearest to zero from it, or the greatest there is.
    package var int: Int {
        switch self {
        case .whole(let number): number
        case .fraction(let number): Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? Int.min : Int.max)
        }
    }

    /// How it is written: no grouping, a point, no digits that the arithmetic of computers adds.
    package var text: String {
        switch self {
        case .whole(let number): String(number)
        case .fraction(let number): Self.text(number)
        }
    }

    private static func text(_ number: Double) -> String {
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
        let short = String(format: "%.15g", number)
        guard short.contains("e") else { return short }
        // Without an exponent, as far as people read digits.
        guard abs(number) < 1e21, abs(number) >= 1e-12 else { return short }
        let digits = abs(number) < 1 ? 26 : 0
        var plain = String(format: "%.\(digits)f", number)
        if plain.contains(".") {
            while plain.hasSuffix("0") { plain.removeLast() }
        }
        return plain
    }
}

extension Number: Comparable {
    package static func == (left: Number, right: Number) -> Bool {
        if case .whole(let one) = left, case .whole(let two) = right { return one == two }
        return left.double == right.double
    }

    package static func < (left: Number, right: Number) -> Bool {
        if case .whole(let one) = left, case .whole(let two) = right { return one < two }
        return left.double < right.double
    }
}

extension Number {
    package static func + (left: Number, right: Number) -> Number {
        if case .whole(let one) = left, case .whole(let two) = right {
            let (sum, overflow) = one.addingReportingOverflow(two)
            if !overflow { return .whole(sum) }
        }
        return Number(left.double + right.double)
    }

    package static func - (left: Number, right: Number) -> Number {
        if case .whole(let one) = left, case .whole(let two) = right {
            let (difference, overflow) = one.subtractingReportingOverflow(two)
            if !overflow { return .whole(difference) }
        }
        return Number(left.double - right.double)
    }

    package static func * (left: Number, right: Number) -> Number {
        if case .whole(let one) = left, case .whole(let two) = right {
            let (product, overflow) = one.multipliedReportingOverflow(by: two)
            if !overflow { return .whole(product) }
        }
        return Number(left.double * right.double)
    }

    package static func / (left: Number, right: Number) -> Number {
        if case .whole(let one) = left, case .whole(let two) = right, two != 0, one != .min, one % two == 0 {
            return .whole(one / two)
        }
        return Number(left.double / right.double)
    }
}
