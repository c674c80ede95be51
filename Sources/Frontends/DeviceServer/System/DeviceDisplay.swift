// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How large the device's screen is, as the browser shows it that looked last; apps draw for it.
package struct DeviceDisplay: Codable, Hashable, Sendable {
    /// In points.
    package var width: Double
    /// In points.
    package var height: Double
    /// Pixels of a point.
    package var scale: Int
    package var isDark: Bool

    package init(width: Double, height: Double, scale: Int, isDark: Bool) {
        self.width = width
        self.height = height
        self.scale = scale
        self.isDark = isDark
    }

    /// The nearest display that a device may have, whatever a browser says.
    var bounded: DeviceDisplay {
        func side(_ length: Double, _ least: Double) -> Double {
            length.isFinite ? min(max(length.rounded(), least), 1366) : least
        }
        return DeviceDisplay(
            width: side(width, 200), height: side(height, 300), scale: min(max(scale, 1), 3), isDark: isDark)
    }
}
