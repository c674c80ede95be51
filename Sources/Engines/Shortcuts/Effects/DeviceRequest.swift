// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something about the machine: what it is like, or a setting of it.
package enum DeviceRequest: Codable, Sendable {
    /// By the name that the format has for it, such as `Device Name`.
    case detail(String)
    /// From 0 to 100.
    case batteryLevel
    case isCharging
    case isConnectedToCharger
    /// In its network; version 4 or 6.
    case address(version: Int)
    /// One of what is known of the network, by the name that the format has for it.
    case network(String)
    case setVolume(Double)
    case setBrightness(Double)
    case vibrate
    case currentSong
    /// Sets a switch of the system; nil turns it over.
    case set(Switch, Bool?)

    /// What can be switched on and off.
    package enum Switch: String, Codable, Sendable {
        case wifi = "Wi-Fi"
        case bluetooth = "Bluetooth"
        case airplaneMode = "Airplane Mode"
        case lowPowerMode = "Low Power Mode"
        case doNotDisturb = "Do Not Disturb"
        case darkMode = "Dark Mode"
        case mobileData = "Mobile Data"
        case flashlight = "Flashlight"
    }
}
