// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// How large the device's screen is, as the browser shows it that looked last; apps draw for it.
package struct DeviceDisplay: Codable, Hashable, Sendable {
    /// In points.
    package var width: Double
    /// In points.
    package var height: Double
    /// Pixels of a point.
    package var scale: Int
    package var isDark: Bool
    package var textSize: ScreenDisplay.TextSize
    /// Whether colors are to stand out more from what is behind them.
    package var hasHighContrast: Bool
    /// How much of the top the status bar covers, in points.
    package var topInset: Double
    /// How much of the bottom the bar covers that leads home, in points.
    package var bottomInset: Double

    package init(
        width: Double, height: Double, scale: Int, isDark: Bool, textSize: ScreenDisplay.TextSize = .large,
        hasHighContrast: Bool = false, topInset: Double = 47, bottomInset: Double = 34
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.isDark = isDark
        self.textSize = textSize
        self.hasHighContrast = hasHighContrast
        self.topInset = topInset
        self.bottomInset = bottomInset
    }

    /// A browser that does not say what is covered shows the bars of a phone.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            width: try container.decode(Double.self, forKey: .width),
            height: try container.decode(Double.self, forKey: .height),
            scale: try container.decode(Int.self, forKey: .scale),
            isDark: try container.decode(Bool.self, forKey: .isDark),
            textSize: try container.decodeIfPresent(ScreenDisplay.TextSize.self, forKey: .textSize) ?? .large,
            hasHighContrast: try container.decodeIfPresent(Bool.self, forKey: .hasHighContrast) ?? false,
            topInset: try container.decodeIfPresent(Double.self, forKey: .topInset) ?? 47,
            bottomInset: try container.decodeIfPresent(Double.self, forKey: .bottomInset) ?? 34)
    }

    /// The nearest display that a device may have, whatever a browser says.
    var bounded: DeviceDisplay {
        func side(_ length: Double, _ least: Double) -> Double {
            length.isFinite ? min(max(length.rounded(), least), 1366) : least
        }
        func inset(_ length: Double) -> Double { length.isFinite ? min(max(length.rounded(), 0), 100) : 0 }
        return DeviceDisplay(
            width: side(width, 200), height: side(height, 300), scale: min(max(scale, 1), 3), isDark: isDark,
            textSize: textSize, hasHighContrast: hasHighContrast, topInset: inset(topInset),
            bottomInset: inset(bottomInset))
    }
}
