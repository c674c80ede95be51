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
    /// Where a tap leads: a `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
}
