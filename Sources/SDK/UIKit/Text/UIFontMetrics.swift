// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Scales fonts and lengths to the size of text that a person has chosen. There is no such choice here, so nothing
/// changes.
open class UIFontMetrics: NSObject {
    /// Those of running text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Those of a kind of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// A font at the size that a person has chosen.
    open func scaledFont(for font: UIFont) -> UIFont { font }

    /// The same, and no larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// A length that goes with such a font.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
