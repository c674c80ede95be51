// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How two values stand to each other, as an if asks it of numbers and dates.
enum ComparisonOrder: Sendable {
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual

    /// - Returns: Nil for what is not asked of two values.
    init?(_ kind: ContentComparison.Kind) {
        switch kind {
        case .isLess: self = .less
        case .isLessOrEqual: self = .lessOrEqual
        case .isGreater: self = .greater
        case .isGreaterOrEqual: self = .greaterOrEqual
        case .equals: self = .equal
        case .isNotEqual: self = .notEqual
        case .beginsWith, .endsWith, .contains, .doesNotContain, .hasValue, .hasNoValue, .isInTheNext, .isInTheLast,
            .isToday, .isBetween:
            return nil
        }
    }

    func holds<Value: Comparable>(_ one: Value, _ two: Value) -> Bool {
        switch self {
        case .less: one < two
        case .lessOrEqual: one <= two
        case .greater: one > two
        case .greaterOrEqual: one >= two
        case .equal: one == two
        case .notEqual: one != two
        }
    }
}
