// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation has the type of the keys on Linux; which there are is UIKit's to say.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` for the characters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` for what is behind them.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points between two characters, as a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// How characters are underlined, as a number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// How characters are struck through, as a number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Points above the baseline, as a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSParagraphStyle`; that of the first character is the whole text's.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points between two characters, as a number; the same as ``kern``.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A `UIColor` for the line below; the characters' own is drawn.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor` for the line through; the characters' own is drawn.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor` for the characters' edges; not drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// How wide the characters' edges are; not drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`; not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An `NSTextAttachment`; its place is left empty.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// Whether characters that belong together become one; they do.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// How far characters lean; not drawn.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How much wider characters are; not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Which ways parts of the text are read; each goes by its own letters.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// Where a tap leads: a `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
}
