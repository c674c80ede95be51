// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

extension UIFont {
    /// How heavy strokes are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1, the thinnest, to 1.
        public let rawValue: CGFloat

        /// A kind by its value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

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
        /// What stands below a heading: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The running text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// What is called out: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }
}

extension UIFont {
    /// How far letters reach above the baseline, in points.
    public var ascender: CGFloat { pointSize * TextFont.systemAscender }
    /// How far letters reach below the baseline, in points, less than zero.
    public var descender: CGFloat { -pointSize * TextFont.systemDescender }
    /// From one baseline to the next, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { pointSize * 0.714 }
    /// The height of the letter x, in points.
    public var xHeight: CGFloat { pointSize * 0.536 }
    /// Space between two lines, besides what is in ``lineHeight``: none.
    public var leading: CGFloat { 0 }
    /// The name of the font's family.
    public var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }

    /// What the font is drawn with: Debian's Noto fonts, chosen by the kind of the one that was asked for.
    package var textFont: TextFont {
        let name = fontName.lowercased()
        var weight = Double(weight.rawValue)
        if ["bold", "heavy", "black"].contains(where: name.contains) { weight = max(weight, 0.4) }
        return TextFont(
            family: family(of: name), size: pointSize, weight: weight,
            isItalic: name.contains("italic") || name.contains("oblique"))
    }

    private func family(of name: String) -> TextFont.Family {
        if ["mono", "menlo", "courier"].contains(where: name.contains) { return .monospaced }
        if ["georgia", "times", "palatino", "baskerville", "serif", "didot", "hoefler"].contains(where: name.contains) {
            return name.contains("sans") ? .system : .serif
        }
        return name.hasPrefix("noto") ? .named(familyName) : .system
    }

    func scaled(by factor: CGFloat) -> UIFont { withSize(pointSize * factor) }
}
