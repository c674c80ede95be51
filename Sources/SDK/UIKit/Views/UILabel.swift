// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text in a rectangle, as values; it is not drawn yet.
@preconcurrency @MainActor open class UILabel: UIView {
    /// What is read.
    open var text: String?
    /// The font of all of the text.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The colour of all of the text.
    open var textColor: UIColor! = .label
    /// Where the lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines there may be; 0 means as many as it takes.
    open var numberOfLines = 1
    /// Whether the text grows with the size a person has chosen.
    open var adjustsFontForContentSizeCategory = false
}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}
