// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The machine that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The machine that the app runs on.
    public static let current = UIDevice()

    /// The machine's name in its network.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of machine.
    open var model: String { "PC" }
    /// The kind of machine, in the person's language.
    open var localizedModel: String { model }
    /// The system's name.
    open var systemName: String { "Linux" }
    /// The system's version, such as `6.1.0`.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// Nil: there is no identifier that only the apps of one vendor see.
    open var identifierForVendor: UUID? { nil }
    /// The kind of device that the interface is for.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Whether apps are told about the battery; there is none that is known.
    open var isBatteryMonitoringEnabled = false
    /// How much is left in the battery, from 0 to 1; -1, as it is not known.
    open var batteryLevel: Float { -1 }
    /// Whether the battery is charged; not known.
    open var batteryState: BatteryState { .unknown }

    /// Whether a battery is charged.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    /// How much is left in the battery has changed; never posted.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Whether the battery is charged has changed; never posted.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// The machine is another way up; never posted.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// Does nothing: the device does not rotate.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: the device does not rotate.
    open func endGeneratingDeviceOrientationNotifications() {}

    /// The orientation of the device.
    open var orientation: UIDeviceOrientation {
        // The two are named after opposite sides.
        UIScreen.main.orientation.isLandscape ? .landscapeLeft : .portrait
    }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
