// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a notification is shown while its app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// The sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// The words, in the manner of before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
