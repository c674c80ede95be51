// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An image in a rectangle, as values; it is not drawn yet.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// What is seen.
    open var image: UIImage?

    /// A view of no size with an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// A view of a place and size, without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) {
        nil
    }
}
