// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// A color that does not change between light and dark: a `UIColor` at one moment.
public final class CGColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

    /// A color of red, green and blue, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A color of red, green and blue as sRGB has them, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// How much of the color is seen, from 0 to 1.
    public var alpha: CGFloat { color.alpha }
    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
    /// How many ``components`` there are.
    public var numberOfComponents: Int { 4 }

    /// The color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    }

    /// Whether both are the same color with the same opacity.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    /// Equal colors give equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
