// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

/// A fixed color, the same in light and dark appearance.
public final class CGColor: Hashable, Sendable {
    /// The components in sRGB.
    package let color: Color

    /// Creates a color of components in sRGB.
    package init(_ color: Color) { self.color = color }

    /// Creates a color from red, green, blue and opacity, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from sRGB components, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { color.alpha }
    /// The red, green, blue and opacity components.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
    /// The number of ``components``.
    public var numberOfComponents: Int { 4 }

    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    }

    /// Whether both colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    /// Equal colors give equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
