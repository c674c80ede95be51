// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

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
