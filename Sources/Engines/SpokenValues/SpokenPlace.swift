// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A place that was said.
package enum SpokenPlace: Hashable, Sendable {
    case home
    case work
    /// A street and a house number as they were written, with the town if it was said.
    case address(String)
    /// Degrees, positive to the north and to the east.
    case coordinates(latitude: Decimal, longitude: Decimal)
}
