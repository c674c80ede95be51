// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The conditions under which a confirmation is requested.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
    /// The raw bits, one per condition.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Confirm if the system inferred what the person wants.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
