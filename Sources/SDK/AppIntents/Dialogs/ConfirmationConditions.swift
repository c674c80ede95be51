// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The conditions under which a confirmation is requested.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
    /// One bit for each condition.
    public let rawValue: Int

    /// The conditions that the bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the system has guessed what the person wants.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
