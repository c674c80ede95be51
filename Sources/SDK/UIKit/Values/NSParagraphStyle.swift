// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The layout of a paragraph's lines.
///
/// `@unchecked`: it never changes; ``NSMutableParagraphStyle``, which does, is used by one thread, as on Apple's
/// systems.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values = Values()

    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var direction = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var hyphenationFactor: Float = 0
    }

    /// Copies all values of another style.
    fileprivate func take(_ style: NSParagraphStyle) { values = style.values }

    /// The style of a text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The line break mode.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The writing direction.
    open var baseWritingDirection: NSWritingDirection { values.direction }
    /// Points between two lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after a paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// How many times their own height lines have; 0 leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// In points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// In points; 0 is no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Points before a paragraph; stored, without effect.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How far a paragraph's first line begins from the side; stored, without effect.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines begin from the side; stored, without effect.
    open var headIndent: CGFloat { values.headIndent }
    /// How far from the side lines end; stored, without effect.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How gladly words are broken, from 0 to 1; stored, without effect.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// A style that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A style that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line, which every style is drawn as.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// No line between words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
