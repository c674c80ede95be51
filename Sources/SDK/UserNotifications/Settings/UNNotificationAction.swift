// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a person may do with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// By which the app knows it.
    public let identifier: String
    /// The words on it.
    public let title: String
    /// How it is done.
    public let options: UNNotificationActionOptions

    /// An action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// How an action is done.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
