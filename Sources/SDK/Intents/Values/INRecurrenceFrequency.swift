// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The unit of a recurrence.
public enum INRecurrenceFrequency: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Minutes.
    case minute
    /// Hours.
    case hourly
    /// Days.
    case daily
    /// Weeks.
    case weekly
    /// Months.
    case monthly
    /// Years.
    case yearly
}
