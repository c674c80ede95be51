// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A value that was said.
package enum SpokenValue: Hashable, Sendable {
    case number(Decimal)
    /// A place in a list, from 1; from the end, -1 is the last one.
    case ordinal(Int)
    /// 20 stands for 20 %.
    case percentage(Decimal)
    /// - currency: An ISO 4217 code; nil if none was said.
    case money(Decimal, currency: String?)
    /// - unit: The symbol as Foundation writes it, such as `kg`.
    case measurement(Decimal, unit: String)
    case duration(seconds: Decimal)
    case date(SpokenDate)
    /// Digits, with a + before them if one was said.
    case phoneNumber(String)
    case place(SpokenPlace)
}
