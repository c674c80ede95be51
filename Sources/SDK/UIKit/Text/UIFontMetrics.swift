// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Scales fonts and lengths to the person's text size.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// A font at the size that a person has chosen; labels that are to adjust it do so when the choice changes.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The same for a trait collection; nil means the current one.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The same, and no larger than a size in points; 0 is no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The same for a trait collection; nil means the current one.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let growth = UIFont.Growth(
            style: style, size: font.growth?.size ?? font.pointSize,
            limit: maximumPointSize > 0 ? maximumPointSize : nil)
        return UIFont(
            name: font.fontName, size: growth.size(in: category(of: traitCollection)), weight: font.weight,
            growth: growth)
    }

    /// A length that goes with such a font.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The same for a trait collection; nil means the current one.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * style.size(in: category(of: traitCollection)) / style.size(in: .large)
    }

    private func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        (traits ?? .current).preferredContentSizeCategory
    }
}
