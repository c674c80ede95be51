// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an amount is counted in: a currency, a length of time, hundredths or a unit of measurement.
struct Unit: Sendable {
    /// What it counts.
    let kind: SpokenKind
    /// What its amounts are added up in: an ISO 4217 code, "%", "month", or a symbol as Foundation writes it; empty for
    /// a part that several currencies have, such as "cent".
    let symbol: String
    /// How many of those it is.
    let factor: Decimal
    /// Whether it is one only in capital letters: TRY.
    var isCapital = false

    /// The symbol of units of which others are so many months.
    static let month = "month"
    /// The seconds of a day.
    static let day: Decimal = 86_400

    /// Makes a unit of so many others.
    init(_ kind: SpokenKind, _ symbol: String, factor: Decimal = 1) {
        (self.kind, self.symbol, self.factor) = (kind, symbol, factor)
    }

    /// - Parameter key: The symbol, and the factor after a * if it is not one.
    init(_ kind: SpokenKind, key: String) {
        let parts = key.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        self.init(kind, parts[0], factor: parts.dropFirst().first.flatMap { Decimal(string: $0) } ?? 1)
    }

    /// What it is compared by to others of its kind; a month is longer than a week.
    var size: Decimal { symbol == Self.month ? factor * 31 * Self.day : factor }
}
