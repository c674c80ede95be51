// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A font by its name and size; it never changes.
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

    init(name: String, size: CGFloat, weight: Weight) {
        fontName = name
        pointSize = size
        self.weight = weight
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

    /// The system's font for a kind of text, at the size that a person has not changed, whatever the surroundings.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }

    /// The points of labels.
    open class var labelFontSize: CGFloat { 17 }
    /// The points of buttons.
    open class var buttonFontSize: CGFloat { 18 }
    /// The points of small text.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The points of what is neither.
    open class var systemFontSize: CGFloat { 14 }

    /// The system's font for a kind of text, at the size that a person has not changed.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
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
}
