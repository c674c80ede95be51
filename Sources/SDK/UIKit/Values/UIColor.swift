// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

/// An immutable color in sRGB, or a pair of colors for light and dark appearance.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    private enum Source {
        case fixed(Color)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// A color of red, green and blue, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The color of a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A color that asks what it is whenever it is drawn.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) {
        self.init(
            red: cgColor.color.red, green: cgColor.color.green, blue: cgColor.color.blue, alpha: cgColor.color.alpha)
    }

    /// The color in certain surroundings.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        // A provider that answers with itself would go on forever.
        var color = self
        for _ in 0..<8 {
            guard case .dynamic(let provider) = color.source else { return color }
            color = provider(traitCollection)
        }
        return .clear
    }

    /// Returns the components for certain traits.
    package func color(in traits: UITraitCollection) -> Color {
        guard case .fixed(let color) = resolvedColor(with: traits).source else { return .clear }
        return color
    }

    /// The color as it is in the surroundings of the moment.
    open var cgColor: CGColor { CGColor(color(in: .current)) }

    /// Red, green, blue and opacity, from 0 to 1, in the surroundings of the moment.
    package var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = color(in: .current)
        return (color.red, color.green, color.blue, color.alpha)
    }

    /// Gives red, green, blue and opacity, each from 0 to 1; always true.
    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// A color of red, green and blue of the wider gamut; taken as sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A color that fills with an image over and over: there is none here.
    @available(*, unavailable, message: "patterns are not drawn here; put a UIImageView behind, or use a plain colour")
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }

    /// Gives the brightness and opacity, each from 0 to 1; always true.
    @discardableResult open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        white?.pointee = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Gives hue, saturation, brightness and opacity, each from 0 to 1; always true.
    @discardableResult open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = components
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        var turn: CGFloat = 0
        if range > 0 {
            if high == red {
                turn = (green - blue) / range
            } else if high == green {
                turn = (blue - red) / range + 2
            } else {
                turn = (red - green) / range + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = opacity
        return true
    }

    /// A gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A color of hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// The color itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The color with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard case .dynamic = source else {
            return UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
        }
        return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || [UITraitCollection.light, .dark].allSatisfy { color(in: $0) == other.color(in: $0) }
    }

    open override var hash: Int { color(in: .light).hashValue }

    /// A transparent color.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// White is 0.
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    /// White is a third.
    public class var darkGray: UIColor { UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1) }
    /// White is two thirds.
    public class var lightGray: UIColor { UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1) }
    /// White is 1.
    public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// White is a half.
    public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    /// Full red alone.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Full green alone.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Full blue alone.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Full green and blue.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Full red and green.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Full red and blue.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Full red and half green.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Half red and blue.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

/// The system's colors, with the values that Apple's Human Interface Guidelines list for light and dark, and for those
/// who want more contrast.
extension UIColor {
    /// Red, for warnings and destructive actions.
    public class var systemRed: UIColor {
        UIColor(light: rgb(0xFF3B30), dark: rgb(0xFF453A), strong: (rgb(0xD70015), rgb(0xFF6961)))
    }
    /// Green, for success and activity.
    public class var systemGreen: UIColor {
        UIColor(light: rgb(0x34C759), dark: rgb(0x30D158), strong: (rgb(0x248A3D), rgb(0x30DB5B)))
    }
    /// Blue, for things to tap.
    public class var systemBlue: UIColor {
        UIColor(light: rgb(0x007AFF), dark: rgb(0x0A84FF), strong: (rgb(0x0040DD), rgb(0x409CFF)))
    }
    /// Orange, for caution.
    public class var systemOrange: UIColor {
        UIColor(light: rgb(0xFF9500), dark: rgb(0xFF9F0A), strong: (rgb(0xC93400), rgb(0xFFB340)))
    }
    /// Yellow, for emphasis.
    public class var systemYellow: UIColor {
        UIColor(light: rgb(0xFFCC00), dark: rgb(0xFFD60A), strong: (rgb(0xB25000), rgb(0xFFD426)))
    }
    /// The system's pink.
    public class var systemPink: UIColor {
        UIColor(light: rgb(0xFF2D55), dark: rgb(0xFF375F), strong: (rgb(0xD30F45), rgb(0xFF6482)))
    }
    /// The system's purple.
    public class var systemPurple: UIColor {
        UIColor(light: rgb(0xAF52DE), dark: rgb(0xBF5AF2), strong: (rgb(0x8944AB), rgb(0xDA8FFF)))
    }
    /// The system's teal.
    public class var systemTeal: UIColor {
        UIColor(light: rgb(0x30B0C7), dark: rgb(0x40C8E0), strong: (rgb(0x008299), rgb(0x5DE6FF)))
    }
    /// The system's indigo.
    public class var systemIndigo: UIColor {
        UIColor(light: rgb(0x5856D6), dark: rgb(0x5E5CE6), strong: (rgb(0x3634A3), rgb(0x7D7AFF)))
    }
    /// The system's brown.
    public class var systemBrown: UIColor {
        UIColor(light: rgb(0xA2845E), dark: rgb(0xAC8E68), strong: (rgb(0x7F6545), rgb(0xB59469)))
    }
    /// The system's mint.
    public class var systemMint: UIColor {
        UIColor(light: rgb(0x00C7BE), dark: rgb(0x63E6E2), strong: (rgb(0x0C817B), rgb(0x66D4CF)))
    }
    /// The system's cyan.
    public class var systemCyan: UIColor {
        UIColor(light: rgb(0x32ADE6), dark: rgb(0x64D2FF), strong: (rgb(0x0071A4), rgb(0x70D7FF)))
    }
    /// The first of six greys, the same in light and dark.
    public class var systemGray: UIColor {
        UIColor(light: rgb(0x8E8E93), dark: rgb(0x8E8E93), strong: (rgb(0x6C6C70), rgb(0xAEAEB2)))
    }
    /// The second of six greys, each nearer to the background.
    public class var systemGray2: UIColor {
        UIColor(light: rgb(0xAEAEB2), dark: rgb(0x636366), strong: (rgb(0x8E8E93), rgb(0x7C7C80)))
    }
    /// The third of six greys.
    public class var systemGray3: UIColor {
        UIColor(light: rgb(0xC7C7CC), dark: rgb(0x48484A), strong: (rgb(0xAEAEB2), rgb(0x545456)))
    }
    /// The fourth of six greys.
    public class var systemGray4: UIColor {
        UIColor(light: rgb(0xD1D1D6), dark: rgb(0x3A3A3C), strong: (rgb(0xBCBCC0), rgb(0x444446)))
    }
    /// The fifth of six greys.
    public class var systemGray5: UIColor {
        UIColor(light: rgb(0xE5E5EA), dark: rgb(0x2C2C2E), strong: (rgb(0xD8D8DC), rgb(0x363638)))
    }
    /// The sixth of six greys.
    public class var systemGray6: UIColor {
        UIColor(light: rgb(0xF2F2F7), dark: rgb(0x1C1C1E), strong: (rgb(0xEBEBF0), rgb(0x242426)))
    }
    /// Behind everything.
    public class var systemBackground: UIColor { UIColor(light: rgb(0xFFFFFF), dark: rgb(0x000000)) }
    /// Behind what lies on the background.
    public class var secondarySystemBackground: UIColor { UIColor(light: rgb(0xF2F2F7), dark: rgb(0x1C1C1E)) }
    /// Behind what lies on that again.
    public class var tertiarySystemBackground: UIColor { UIColor(light: rgb(0xFFFFFF), dark: rgb(0x2C2C2E)) }
    /// Behind groups of rows.
    public class var systemGroupedBackground: UIColor { UIColor(light: rgb(0xF2F2F7), dark: rgb(0x000000)) }
    /// Behind a group's rows.
    public class var secondarySystemGroupedBackground: UIColor { UIColor(light: rgb(0xFFFFFF), dark: rgb(0x1C1C1E)) }
    /// Behind what lies on a group's rows.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(light: rgb(0xF2F2F7), dark: rgb(0x2C2C2E)) }
    /// The color of primary text.
    public class var label: UIColor { UIColor(light: rgb(0x000000), dark: rgb(0xFFFFFF)) }
    /// The color of secondary text.
    public class var secondaryLabel: UIColor {
        UIColor(light: rgb(0x3C3C43, 0.6), dark: rgb(0xEBEBF5, 0.6), strong: (rgb(0x3C3C43, 0.8), rgb(0xEBEBF5, 0.7)))
    }
    /// The color of tertiary text.
    public class var tertiaryLabel: UIColor {
        UIColor(light: rgb(0x3C3C43, 0.3), dark: rgb(0xEBEBF5, 0.3), strong: (rgb(0x3C3C43, 0.8), rgb(0xEBEBF5, 0.6)))
    }
    /// The color of quaternary text.
    public class var quaternaryLabel: UIColor {
        UIColor(
            light: rgb(0x3C3C43, 0.18), dark: rgb(0xEBEBF5, 0.16), strong: (rgb(0x3C3C43, 0.55), rgb(0xEBEBF5, 0.4)))
    }
    /// The color of placeholder text.
    public class var placeholderText: UIColor {
        UIColor(light: rgb(0x3C3C43, 0.3), dark: rgb(0xEBEBF5, 0.3), strong: (rgb(0x3C3C43, 0.8), rgb(0xEBEBF5, 0.6)))
    }
    /// Lines that let through what is behind.
    public class var separator: UIColor {
        UIColor(
            light: rgb(0x3C3C43, 0.29), dark: rgb(0x545458, 0.6), strong: (rgb(0x3C3C43, 0.37), rgb(0x545458, 0.75)))
    }
    /// Lines that let nothing through.
    public class var opaqueSeparator: UIColor { UIColor(light: rgb(0xC6C6C8), dark: rgb(0x38383A)) }
    /// The color of links.
    public class var link: UIColor {
        UIColor(light: rgb(0x007AFF), dark: rgb(0x0984FF), strong: (rgb(0x0040DD), rgb(0x409CFF)))
    }
    /// Text on light, whatever the surroundings.
    public class var darkText: UIColor { UIColor(light: rgb(0x000000), dark: rgb(0x000000)) }
    /// Text on dark, whatever the surroundings.
    public class var lightText: UIColor { UIColor(light: rgb(0xFFFFFF, 0.6), dark: rgb(0xFFFFFF, 0.6)) }
    /// The fill color of thin shapes.
    public class var systemFill: UIColor { UIColor(light: rgb(0x787880, 0.2), dark: rgb(0x787880, 0.36)) }
    /// The fill color of medium shapes.
    public class var secondarySystemFill: UIColor { UIColor(light: rgb(0x787880, 0.16), dark: rgb(0x787880, 0.32)) }
    /// The fill color of large shapes.
    public class var tertiarySystemFill: UIColor { UIColor(light: rgb(0x767680, 0.12), dark: rgb(0x767680, 0.24)) }
    /// The fill color of large areas with complex content.
    public class var quaternarySystemFill: UIColor { UIColor(light: rgb(0x747480, 0.08), dark: rgb(0x767680, 0.18)) }

    /// - Parameter strong: Light and dark for those who want more contrast; nil if that changes nothing.
    private convenience init(light: Color, dark: Color, strong: (light: Color, dark: Color)? = nil) {
        let colors = [light, dark, strong?.light ?? light, strong?.dark ?? dark].map { UIColor(cgColor: CGColor($0)) }
        self.init { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return colors[(traits.accessibilityContrast == .high ? 2 : 0) + (isDark ? 1 : 0)]
        }
    }
}

private func rgb(_ bytes: Int, _ alpha: Double = 1) -> Color {
    Color(
        red: Double(bytes >> 16 & 0xFF) / 255, green: Double(bytes >> 8 & 0xFF) / 255, blue: Double(bytes & 0xFF) / 255,
        alpha: alpha)
}
