// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// The attributes of a font.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// A font of a name and a size in points.
    public convenience init(name: String, size: CGFloat) {
        self.init(UIFont(name: name, size: size, weight: .regular))
    }

    /// The font of a kind of text.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// In points.
    open var pointSize: CGFloat { font.pointSize }

    /// The traits of the font: bold, italic and monospaced.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.textFont.isItalic { traits.insert(.traitItalic) }
        if font.textFont.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font, bold, italic or with evenly wide letters.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var name = font.fontName
        if symbolicTraits.contains(.traitMonoSpace), !name.contains("Monospaced") { name += "-Monospaced" }
        if symbolicTraits.contains(.traitItalic), !font.textFont.isItalic { name += "-Italic" }
        return UIFontDescriptor(
            UIFont(
                name: name, size: font.pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : font.weight))
    }

    /// The same font in another design of the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let suffix: [SystemDesign: String] = [.serif: "-Serif", .monospaced: "-Monospaced"]
        return UIFontDescriptor(
            UIFont(name: font.fontName + (suffix[design] ?? ""), size: font.pointSize, weight: font.weight))
    }

    /// The same font at another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    /// The same font; of the attributes, the weight among the traits counts.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any]
        guard let weight = traits?[.weight] else { return self }
        let value = weight as? UIFont.Weight ?? (weight as? CGFloat).map(UIFont.Weight.init(rawValue:))
        return UIFontDescriptor(UIFont(name: font.fontName, size: font.pointSize, weight: value ?? font.weight))
    }

    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The raw bits, with Apple's values.
        public let rawValue: UInt32

        /// Creates a set from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// They lean.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Their strokes are heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// They are narrow; drawn as they are.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All are as wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The system's designs. Rounded letters are drawn as the others are.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the design.
        public let rawValue: String

        /// A design by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters that are all as wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Names of what a font has.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The traits, as a dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// Names of what letters have.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How heavy strokes are, as a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }
}

extension UIFont {
    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// A font that is like a description; 0 leaves its size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            name: descriptor.font.fontName, size: pointSize > 0 ? pointSize : descriptor.pointSize,
            weight: descriptor.font.weight)
    }
}
