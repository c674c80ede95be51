// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// The filter, order and number of the entities to find.
package struct EntitySearch: Hashable, Sendable {
    /// How a property is compared: those that Apple's queries have under Apple's names, then those that only the system
    /// compares by.
    package enum Comparator: String, Sendable, CaseIterable {
        case isEqual = "EqualTo"
        case isNotEqual = "NotEqualTo"
        case contains = "Contains"
        case beginsWith = "HasPrefix"
        case endsWith = "HasSuffix"
        case isLess = "LessThan"
        case isLessOrEqual = "LessThanOrEqualTo"
        case isGreater = "GreaterThan"
        case isGreaterOrEqual = "GreaterThanOrEqualTo"
        case isBetween = "IsBetween"
        case doesNotContain = "DoesNotContain"
        case hasValue = "HasValue"
        case hasNoValue = "HasNoValue"

        /// How many values a property is compared with.
        package var valueCount: Int {
            switch self {
            case .isBetween: 2
            case .hasValue, .hasNoValue: 0
            default: 1
            }
        }
    }

    /// A comparison of a property.
    package struct Filter: Hashable, Sendable {
        package var property: String
        package var comparator: Comparator
        /// As many as the comparator takes.
        package var values: [IntentValue]

        package init(_ property: String, _ comparator: Comparator, _ values: [IntentValue]) {
            self.property = property
            self.comparator = comparator
            self.values = values
        }
    }

    package var filters: [Filter] = []
    /// Whether one comparison is enough.
    package var isAny = false
    /// The property by which they are put in order; nil for the order in which the app gives them.
    package var sorting: String?
    /// Whether the greatest comes first.
    package var isDescending = false
    /// Nil for all.
    package var limit: Int?

    package init() {}
}
