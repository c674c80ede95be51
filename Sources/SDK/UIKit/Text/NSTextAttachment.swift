// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An image inside text. Its place stays empty: an image view next to the label shows it.
open class NSTextAttachment: NSObject {
    /// The image.
    open var image: UIImage?
    /// Where it lies, from the baseline, in points.
    open var bounds = CGRect.zero

    /// An image among characters.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// A text of one image.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{200B}", attributes: [.attachment: attachment])
    }
}

/// A text shadow; stored but not drawn.
open class NSShadow: NSObject {
    /// Where it lies, in points from the characters.
    open var shadowOffset = CGSize.zero
    /// How far it fades, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its color, as a `UIColor`.
    open var shadowColor: Any?
}
