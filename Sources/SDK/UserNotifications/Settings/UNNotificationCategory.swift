// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The actions of a kind of notifications.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// By which contents name it.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The intents that belong to it.
    public let intentIdentifiers: [String]
    /// How it behaves.
    public let options: UNNotificationCategoryOptions

    /// A kind of notifications.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }
}

/// How a kind of notifications behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app hears when one is put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// They may be shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is shown even where the words are not.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The second line is shown even where the words are not.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}
