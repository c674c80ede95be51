// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// An image in a rectangle.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// What is seen.
    open var image: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A view with an image, of the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
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

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size of the image; the view's own where there is none.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    override func drawContent(on canvas: Canvas) {
        let traits = traitCollection
        guard let image, let (bitmap, size) = image.drawn(for: traits.displayScale) else { return }
        canvas.draw(
            bitmap, pointSize: size, in: bounds, mode: contentMode.imageMode,
            tint: image.renderingMode == .alwaysTemplate
                ? (tintColor ?? .systemBlue).color(in: traits) : image.tint(in: traits))
    }
}

extension UIView.ContentMode {
    var imageMode: ImageMode {
        switch self {
        case .scaleToFill, .redraw: .fill
        case .scaleAspectFit: .aspectFit
        case .scaleAspectFill: .aspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
