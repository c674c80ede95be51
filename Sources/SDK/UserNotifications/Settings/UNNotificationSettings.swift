// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What may be shown of an app's notifications.
public final class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether they may come: they may, once the app has asked.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ options: UNAuthorizationOptions?) {
        authorizationStatus = options == nil ? .notDetermined : .authorized
        self.options = options ?? []
    }

    /// Words.
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Numbers on the icon.
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Sounds.
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// In the list of notifications.
    public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// While the screen is locked.
    public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    /// In a car.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Sounds that are always heard.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Even where few may.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Read out by Siri.
    public var announcementSetting: UNNotificationSetting { .notSupported }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        options.contains(option) ? .enabled : .disabled
    }
}

/// Whether one way of showing notifications is on.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such way.
    case notSupported = 0
    /// It is off.
    case disabled = 1
    /// It is on.
    case enabled = 2
}
