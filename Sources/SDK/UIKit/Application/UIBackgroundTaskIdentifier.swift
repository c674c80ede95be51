// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Identifies a task that an app wants to finish before it is suspended.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number itself.
    public let rawValue: Int

    /// The identifier with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No background task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
