// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// What is seen.
    open var image: UIImage? { didSet { contentChanged() } }
    /// What is seen while ``isHighlighted``; nil leaves the other.
    open var highlightedImage: UIImage? { didSet { contentChanged() } }
    /// Whether the image stands out.
    open var isHighlighted = false { didSet { contentChanged() } }
    /// How a system symbol is drawn, where the symbol itself does not say it.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentChanged() } }

    /// Images that are shown one after the other; nil for none.
    open var animationImages: [UIImage]?
    /// How long all of them take, in seconds; 0 is a thirtieth each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 is forever.
    open var animationRepeatCount = 0
    /// Whether they are shown now.
    open private(set) var isAnimating = false
    private var runs = 0
    private var frameShown: UIImage?

    /// Shows the images one after the other.
    open func startAnimating() {
        guard let images = animationImages, !images.isEmpty else { return }
        isAnimating = true
        runs += 1
        step(0, of: images, run: runs)
    }

    private func step(_ number: Int, of images: [UIImage], run: Int) {
        guard isAnimating, run == runs else { return }
        if animationRepeatCount > 0, number >= images.count * animationRepeatCount { return stopAnimating() }
        frameShown = images[number % images.count]
        displayChanged()
        let total = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        Delay.wait(max(total / Double(images.count), 1.0 / 60)) { [weak self] in
            self?.step(number + 1, of: images, run: run)
        }
    }

    /// Shows the one image again.
    open func stopAnimating() {
        guard isAnimating else { return }
        (isAnimating, frameShown) = (false, nil)
        displayChanged()
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What is drawn.
    private var shown: UIImage? {
        if let frameShown { return frameShown }
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        guard let own = image.symbolConfiguration, let preferred = preferredSymbolConfiguration else { return image }
        return image.applyingSymbolConfiguration(preferred.applying(own))
    }

    /// A view with an image, of the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// A view with an image, of the image's size, and with another to be seen while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// A view of a place and size, without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size of the image; the view's own if there is none.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

    override func drawContent(on canvas: Canvas) {
        guard let image = shown else { return }
        let traits = traitCollection
        let size = image.symbol?.size ?? image.drawn(for: traits.displayScale)?.size ?? .zero
        image.draw(
            on: canvas, in: contentMode.imageMode.place(for: size, in: bounds), templateColor: tintColor ?? .systemBlue,
            traits: traits)
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
