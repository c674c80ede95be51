// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// Which of an app's things the action that finds them wants.
package enum SearchPayload: Hashable, Sendable, Codable {
    /// A comparison of a property.
    ///
    /// Properties, comparisons and orders are counted from 0 as the query's source has them.
    package struct Filter: Hashable, Sendable, Codable {
        package var property: Int
        package var comparator: Int
        /// Two for a range, else one.
        package var values: [IntentValue]

        package init(property: Int, comparator: Int, values: [IntentValue]) {
            self.property = property
            self.comparator = comparator
            self.values = values
        }
    }

    /// By which of the query's sorting options, and which way.
    package struct Order: Hashable, Sendable, Codable {
        package var option: Int
        package var isAscending: Bool

        package init(option: Int, isAscending: Bool) {
            self.option = option
            self.isAscending = isAscending
        }
    }

    /// All there are: the system filters them itself.
    case all
    /// Those that the query finds by their properties. `isAny`: one comparison is enough; nil limit: all of them.
    case matching([Filter], isAny: Bool, orders: [Order], limit: Int?)
}
