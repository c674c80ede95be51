// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Keys of `launchOptions`, the reasons for a launch.
    ///
    /// A dictionary with `AnyHashable` keys finds its values under the keys'
    /// texts too, as on Apple's systems: that is what `_SwiftNewtypeWrapper` means.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable, _SwiftNewtypeWrapper {
        /// The key's text.
        public let rawValue: String

        /// The key with a text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// A `URL` to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that asked, a `String`.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The chosen quick action, a ``UIApplicationShortcutItem``.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary with the activity to take up: its type under ``userActivityType``, and the `NSUserActivity`
    /// itself under a key that Apple has no name for, `UIApplicationLaunchOptionsUserActivityKey`.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity, a `String`, inside of ``userActivityDictionary``.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// What the app that asked for a URL had to add; nothing sets it here.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A notification of a server; nothing sets it here.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A notification of the app's own; nothing sets it here.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// A change of place; nothing sets it here.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Issues that have been loaded; nothing sets it here.
    public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// Bluetooth devices to come back to; nothing sets it here.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Bluetooth services to come back to; nothing sets it here.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A shared CloudKit record; nothing sets it here.
    public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The measured event behind a URL; nothing sets it here.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")

    /// The activity inside of ``userActivityDictionary``, which apps know by its text.
    static let userActivity = Self(rawValue: "UIApplicationLaunchOptionsUserActivityKey")
}
