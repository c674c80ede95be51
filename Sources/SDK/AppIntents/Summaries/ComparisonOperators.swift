// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a value is another.
public enum EquatableComparisonOperator: String, Hashable, Sendable {
    /// It is.
    case equalTo
    /// It is not.
    case notEqualTo
}

/// How a value stands to another in order.
public enum ComparableComparisonOperator: String, Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// Whether there is a value.
public enum HasValueComparisonOperator: String, Hashable, Sendable {
    /// There is.
    case hasAnyValue
    /// There is none.
    case hasNoValue
}

/// Whether a value is one of some.
public enum OneOfComparisonOperator: String, Hashable, Sendable {
    /// It is.
    case oneOf
}

/// How a text stands to another.
public enum StringComparisonOperator: String, Hashable, Sendable {
    case contains, doesNotContain, hasPrefix, hasSuffix
}
