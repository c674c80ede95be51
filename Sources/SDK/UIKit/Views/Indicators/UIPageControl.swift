// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A row of dots, one of which is highlighted.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// Dots of a place and size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeAppearance()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// How many dots there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = page(nearest: currentPage)
            invalidateIntrinsicContentSize()
            displayChanged()
        }
    }
    /// Which one stands out; one beyond the last is the last.
    open var currentPage = 0 {
        didSet {
            currentPage = page(nearest: currentPage)
            displayChanged()
        }
    }
    /// Whether a single dot is not seen.
    open var hidesForSinglePage = false { didSet { displayChanged() } }
    /// The color of the dots; nil is a pale one that is seen on every ground.
    open var pageIndicatorTintColor: UIColor? { didSet { displayChanged() } }
    /// The color of the one that stands out.
    open var currentPageIndicatorTintColor: UIColor? { didSet { displayChanged() } }

    private func page(nearest page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

    private static let distance: CGFloat = 16
    private static let radius: CGFloat = 3.5

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The room that so many dots take.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, min(pageCount, 1000))) * Self.distance + 8, height: 26)
    }

    override func drawContent(on canvas: Canvas) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let traits = traitCollection
        let count = min(numberOfPages, 1000)
        for page in 0..<count {
            let x = bounds.midX + (CGFloat(page) - CGFloat(count - 1) / 2) * Self.distance
            let dot = CGRect(
                x: x - Self.radius, y: bounds.midY - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            canvas.fill(Path(ellipseIn: dot), with: color.color(in: traits))
        }
    }
}
