// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIImage {
    /// How an image that has several forms is to look.
    ///
    /// `@unchecked`: what it stores is constant; a subclass that adds variables answers for them.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// Returns itself, since it is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How large and heavy a system symbol is drawn.
    ///
    /// Symbols here have one color: what Apple's draw in several, or in shades of one, is drawn in that.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked as the class above is: all that is stored here is constant.
        let content: SymbolContent.Configuration

        init(_ content: SymbolContent.Configuration) { self.content = content }

        /// A symbol beside text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolContent.Configuration(pointSize: pointSize))
        }

        /// A symbol of a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolContent.Configuration(weight: weight))
        }

        /// A symbol of a size beside its text.
        public convenience init(scale: SymbolScale) { self.init(SymbolContent.Configuration(scale: scale)) }

        /// A symbol beside text of a size in points, of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolContent.Configuration(pointSize: pointSize, weight: weight))
        }

        /// A symbol beside text of a size in points, of a weight and a size beside that text.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolContent.Configuration(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// A symbol beside text of a kind.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        /// A symbol beside text of a kind, and of a size beside that text.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// A symbol beside text in a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

        /// A symbol beside text in a font, and of a size beside that text.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolContent.Configuration(pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale))
        }

        /// A symbol whose parts have shades of a color; here all have the view's.
        public convenience init(hierarchicalColor: UIColor) { self.init(SymbolContent.Configuration()) }

        /// A symbol whose parts have colors; here all have the view's.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolContent.Configuration()) }

        /// A symbol in the colors that its designer gave it; here it has the view's.
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(.init()) }

        /// A symbol in one color, as all are here.
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(.init()) }

        /// Returns another configuration, completed from this one.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(content.applying(otherConfiguration.content))
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.content == content }
        public override var hash: Int { content.hashValue }
    }

    /// How heavy a symbol's strokes are. What is lighter than regular is drawn as regular.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin, light, regular, medium, semibold, bold, heavy, black

        init(_ weight: UIFont.Weight) {
            let known: [SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy]
            self = known.first { weight.rawValue <= $0.fontWeight().rawValue + 0.01 } ?? .black
        }

        /// The weight of text that goes with it.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside text of the same size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium, large

        var factor: CGFloat {
            switch self {
            case .default, .unspecified, .medium: 1
            case .small: 0.79
            case .large: 1.29
            }
        }
    }

    /// A system symbol, drawn as a configuration says; nil for a name that has no drawing here.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard var symbol = SymbolContent(named: name) else { return nil }
        if let configuration = configuration as? SymbolConfiguration {
            symbol.configuration = configuration.content
        }
        self.init(symbol: symbol)
    }

    /// A system symbol, whatever the surroundings; nil for a name that has no drawing here.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// The size and weight that a symbol was made with; nil for an image that is not a symbol.
    public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0.configuration) } }

    /// Whether the image is a system symbol.
    public var isSymbolImage: Bool { symbol != nil }
}
