// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests for equality.
public enum EquatableComparisonOperator: String, Hashable, Sendable {
    /// It is.
    case equalTo
    /// It is not.
    case notEqualTo
}

/// Compares values by order.
public enum ComparableComparisonOperator: String, Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// Tests whether there is a value.
public enum HasValueComparisonOperator: String, Hashable, Sendable {
    /// There is.
    case hasAnyValue
    /// There is none.
    case hasNoValue
}

/// Tests whether a value is in a list.
public enum OneOfComparisonOperator: String, Hashable, Sendable {
    /// It is.
    case oneOf
}

/// Compares text.
public enum StringComparisonOperator: String, Hashable, Sendable {
    case contains, doesNotContain, hasPrefix, hasSuffix
}
