// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

/// A colour, in the sRGB space, or one for light and one for dark surroundings; it never changes.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    private enum Source {
        case fixed(Color)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// A colour of red, green and blue, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A colour that asks what it is whenever it is drawn.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    /// The colour that another kind of value stands for.
    public convenience init(cgColor: CGColor) {
        self.init(
            red: cgColor.color.red, green: cgColor.color.green, blue: cgColor.color.blue, alpha: cgColor.color.alpha)
    }

    /// The colour in certain surroundings.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        // A provider that answers with itself would go on for ever.
        var color = self
        for _ in 0..<8 {
            guard case .dynamic(let provider) = color.source else { return color }
            color = provider(traitCollection)
        }
        return .clear
    }

    /// What is drawn in certain surroundings.
    package func color(in traits: UITraitCollection) -> Color {
        guard case .fixed(let color) = resolvedColor(with: traits).source else { return .clear }
        return color
    }

    /// The colour as it is in the surroundings of the moment.
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

    /// A colour of red, green and blue of the wider gamut; taken as sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour that fills with an image over and over: there is none here.
    @available(*, unavailable, message: "patterns are not drawn here; put a UIImageView behind, or use a plain colour")
    public convenience init(patternImage image: UIImage) {
        self.init(white: 0, alpha: 0)
    }

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

    /// A grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour of hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// The colour itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour with another opacity.
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
}
