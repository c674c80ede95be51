// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// What panels are drawn on.
package struct PanelSurface: Hashable, Sendable {
    /// Of the whole panel, in points.
    package var width: Double
    /// The most that an app may fill, in points.
    package var height: Double
    /// Pixels of a point.
    package var scale: Double
    package var appearance: PanelRequest.Appearance
    /// A BCP 47 tag.
    package var language: String

    /// - Parameters:
    ///   - width: Taken between 120 and 1 000.
    ///   - height: Taken between 40 and 1 000.
    ///   - scale: 1, 2 or 3; anything else is taken for the nearest.
    package init(
        width: Double = 360, height: Double = 480, scale: Double = 2,
        appearance: PanelRequest.Appearance = .light, language: String = "en"
    ) {
        self.width = min(max(width, 120), 1_000)
        self.height = min(max(height, 40), 1_000)
        self.scale = min(max(scale.rounded(), 1), 3)
        self.appearance = appearance
        self.language = language
    }

    /// The smallest view that an app may draw.
    var minimum: PanelSize { PanelSize(width: width, height: 20) }
    /// The largest one.
    var maximum: PanelSize { PanelSize(width: width, height: height) }
}
