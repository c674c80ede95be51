// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something about the machine: what it is like, or a setting of it.
package enum DeviceRequest: Sendable {
    /// By the name that the format has for it, such as `Device Name`.
    case detail(String)
    case batteryLevel
    /// `Local` or `Global`, version 4 or 6.
    case address(isGlobal: Bool, version: Int)
    case network(String)
    case setVolume(Double)
    case setBrightness(Double)
    case vibrate
    case currentSong
    /// A switch of the system, such as Wi-Fi; nil turns it over.
    case set(String, Bool?)
}
