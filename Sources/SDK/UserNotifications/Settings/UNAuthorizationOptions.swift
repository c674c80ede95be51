// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app would do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Words.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds that are always heard.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// The app has settings of its own for them.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Quietly, at first.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// Read out by Siri.
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// Even where few may.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
