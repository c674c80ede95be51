// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The display that an app shows on: how large it is, how fine, whether it is light or dark, and how large texts are.
package struct ScreenDisplay: Hashable, Sendable {
    /// A size of text that a person may choose, from the smallest to the largest.
    package enum TextSize: String, Codable, Hashable, Sendable, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge
    }

    /// The longest side of a display, in points.
    package static let longestSide = 2048.0

    /// In points; sides that are no whole numbers are rounded.
    package let size: PanelSize
    /// Pixels of a point: 1, 2 or 3.
    package let scale: Int
    package let appearance: PanelRequest.Appearance
    package let textSize: TextSize
    /// Whether colors are to stand out more from what is behind them.
    package let hasHighContrast: Bool
    /// How much of the top the status bar covers, in points.
    package let topInset: Double
    /// How much of the bottom the bar covers that leads home, in points.
    package let bottomInset: Double

    /// What does not fit a display is brought to the nearest that does.
    package init(
        size: PanelSize, scale: Int, appearance: PanelRequest.Appearance, textSize: TextSize = .large,
        hasHighContrast: Bool = false, topInset: Double = 47, bottomInset: Double = 34
    ) {
        func side(_ length: Double) -> Double {
            length.isFinite ? min(max(length.rounded(), 1), Self.longestSide) : 1
        }
        func inset(_ length: Double) -> Double {
            length.isFinite ? min(max(length.rounded(), 0), side(size.height) / 2) : 0
        }
        self.size = PanelSize(width: side(size.width), height: side(size.height))
        let pixels = self.size.width * self.size.height * 4
        // So that the picture of every display fits into a frame.
        let finest = [3, 2, 1].first { pixels * Double($0 * $0) <= Double(PanelPixels.byteLimit) } ?? 1
        self.scale = min(max(scale, 1), finest)
        self.appearance = appearance
        self.textSize = textSize
        self.hasHighContrast = hasHighContrast
        self.topInset = inset(topInset)
        self.bottomInset = inset(bottomInset)
    }

    /// An upright phone of 390 × 844 points.
    package static func phone(_ appearance: PanelRequest.Appearance = .light, scale: Int = 2) -> ScreenDisplay {
        ScreenDisplay(size: PanelSize(width: 390, height: 844), scale: scale, appearance: appearance)
    }

    /// How many pixels a picture of the display has.
    package var extent: PanelReply.Extent {
        PanelReply.Extent(width: Int(size.width) * scale, height: Int(size.height) * scale)
    }
}

extension ScreenDisplay: Codable {
    private enum CodingKeys: String, CodingKey {
        case size, scale, appearance, textSize
        case hasHighContrast = "contrast"
        case topInset = "top"
        case bottomInset = "bottom"
    }

    /// - Throws: `DecodingError` where anything does not fit a display.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let size = try container.decode(PanelSize.self, forKey: .size)
        let scale = try container.decode(Int.self, forKey: .scale)
        let (top, bottom) = (
            try container.decode(Double.self, forKey: .topInset),
            try container.decode(Double.self, forKey: .bottomInset)
        )
        self.init(
            size: size, scale: scale,
            appearance: try container.decode(PanelRequest.Appearance.self, forKey: .appearance),
            textSize: try container.decodeIfPresent(TextSize.self, forKey: .textSize) ?? .large,
            hasHighContrast: try container.decodeIfPresent(Bool.self, forKey: .hasHighContrast) ?? false, topInset: top,
            bottomInset: bottom)
        guard self.size == size, self.scale == scale, topInset == top, bottomInset == bottom else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "a display has whole sides of 1 to \(Int(Self.longestSide)) points, insets of "
                        + "at most half of them, and 1, 2 or 3 pixels to a point"))
        }
    }
}
