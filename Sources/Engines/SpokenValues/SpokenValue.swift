// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A value that was said.
package enum SpokenValue: Hashable, Sendable {
    /// Whole or not; a count too.
    case number(Decimal)
    /// A place in a list, from 1; from the end, -1 is the last one.
    case ordinal(Int)
    /// 20 stands for 20 %.
    case percentage(Decimal)
    /// An amount of money.
    ///
    /// - currency: An ISO 4217 code; nil if none was said.
    case money(Decimal, currency: String?)
    /// An amount of a unit.
    ///
    /// - unit: The symbol as Foundation writes it, such as `kg`.
    case measurement(Decimal, unit: String)
    /// A length of time.
    case duration(seconds: Decimal)
    /// A day, a time or several of them.
    case date(SpokenDate)
    /// Digits, with a + before them if one was said.
    case phoneNumber(String)
    /// An address or a place that everybody has.
    case place(SpokenPlace)
}

/// A place that was said.
package enum SpokenPlace: Hashable, Sendable {
    case home
    case work
    /// A street and a house number as they were written, with the town if it was said.
    case address(String)
    /// Degrees, positive to the north and to the east.
    case coordinates(latitude: Decimal, longitude: Decimal)
}
