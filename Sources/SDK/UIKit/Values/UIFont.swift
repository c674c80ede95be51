// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

/// An immutable font with a name and a size.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    /// The font's name; that of the system's own begins with a dot.
    public let fontName: String
    /// In points.
    public let pointSize: CGFloat
    /// How heavy the strokes are.
    package let weight: Weight
    /// How it follows the size of text that a person has chosen; nil if it does not.
    let growth: Growth?

    init(name: String, size: CGFloat, weight: Weight, growth: Growth? = nil) {
        fontName = name
        pointSize = size
        self.weight = weight
        self.growth = growth
    }

    /// A font of a name; which there are is seen when it is drawn, and another takes the place of one that is missing.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(name: fontName, size: fontSize, weight: .regular)
    }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(name: ".SystemFont", size: fontSize, weight: weight)
    }

    /// The system's font with heavy strokes.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font, slanted.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(name: ".SystemFont-Italic", size: fontSize, weight: .regular)
    }

    /// The system's font with letters that are all as wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: ".SystemFont-Monospaced", size: fontSize, weight: weight)
    }

    /// The system's font, whose digits are all as wide.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system's font for a kind of text, at the size that belongs to some surroundings; to those of the moment
    /// if there are none.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style)
        return traitCollection.map { font.adjusted(to: $0.preferredContentSizeCategory) } ?? font
    }

    /// The points of labels.
    open class var labelFontSize: CGFloat { 17 }
    /// The points of buttons.
    open class var buttonFontSize: CGFloat { 18 }
    /// The points of small text.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The points of what is neither.
    open class var systemFontSize: CGFloat { 14 }

    /// The system's font for a kind of text, at the size that the person has chosen.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        system(weight: style == .headline ? .semibold : .regular, as: style)
    }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(name: fontName, size: fontSize, weight: weight)
    }

    /// The font itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map {
            ($0.fontName, $0.pointSize, $0.weight) == (fontName, pointSize, weight)
        } ?? false
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(fontName)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// How heavy strokes are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1, the thinnest, to 1.
        public let rawValue: CGFloat

        /// A kind by its value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The nearest of the nine weights that style sheets know, from 100 to 900.
        var inStyleSheets: Int {
            let known = [
                (Self.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
                (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }

        /// The thinnest strokes.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thinner than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than usual.
        public static let light = Weight(rawValue: -0.4)
        /// As usual.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than usual.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Heavy, as for what is stressed.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest strokes.
        public static let black = Weight(rawValue: 0.62)
    }

    /// Kinds of text, each with a size of its own.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String

        /// A kind by its value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A screen's own title: 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The first heading: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second heading: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third heading: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading in the running text: 17 points, heavier.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadlines, 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The running text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts, 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    }

    /// How far letters reach above the baseline, in points.
    public var ascender: CGFloat { pointSize * TextFont.systemAscender }
    /// How far letters reach below the baseline, in points, less than zero.
    public var descender: CGFloat { -pointSize * TextFont.systemDescender }
    /// From one baseline to the next, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { pointSize * 0.727 }
    /// The height of the letter x, in points.
    public var xHeight: CGFloat { pointSize * 0.546 }
    /// Space between two lines, besides what is in ``lineHeight``: none.
    public var leading: CGFloat { 0 }
    /// The name of the font's family.
    public var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }

    /// What the font is drawn with: Inter and Debian's Noto fonts, chosen by the kind of the one that was asked for.
    package var textFont: TextFont {
        let name = fontName.lowercased()
        let named = Self.namedWeights.first { name.contains($0.0) }?.1
        return TextFont(
            family: family(of: name), size: pointSize,
            weight: (weight == .regular ? named : nil) ?? weight.inStyleSheets,
            isItalic: name.contains("italic") || name.contains("oblique"))
    }

    /// The weights by the words for them in the names of fonts, those first that others are a part of.
    private static let namedWeights = [
        ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600),
        ("heavy", 800), ("black", 900), ("bold", 700),
    ]

    private func family(of name: String) -> TextFont.Family {
        if ["mono", "menlo", "courier"].contains(where: name.contains) { return .monospaced }
        if ["georgia", "times", "palatino", "baskerville", "serif", "didot", "hoefler"].contains(where: name.contains) {
            return name.contains("sans") ? .system : .serif
        }
        return name.hasPrefix("noto") ? .named(familyName) : .system
    }

    func scaled(by factor: CGFloat) -> UIFont { withSize(pointSize * factor) }
}
