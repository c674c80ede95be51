// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A spinning activity indicator. It stands still in the picture of a panel.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large the indicator is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Apple's former name of the large one, which is white.
        case whiteLarge = 0
        /// Apple's former name of the smaller one in white.
        case white = 1
        /// Apple's former name of the smaller one.
        case gray = 2
    }

    /// An indicator of a style, of its own size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        if style == .white || style == .whiteLarge { color = .white }
    }

    /// Creates an indicator with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The size.
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    /// The color of the spokes; nil is gray.
    open var color: UIColor! = .systemGray { didSet { displayChanged() } }
    /// Whether it is not seen while nothing goes on.
    open var hidesWhenStopped = true { didSet { displayChanged() } }
    /// Whether something goes on.
    open private(set) var isAnimating = false { didSet { displayChanged() } }

    /// Seconds in which the light goes from one spoke to the next.
    private static let interval = 0.125
    private static let count = 8
    /// The spoke that is lit, clockwise from the top.
    private var lit = 0
    private var isTurning = false

    /// Says that something goes on.
    open func startAnimating() {
        isAnimating = true
        turn()
    }

    /// Says that nothing goes on any more.
    open func stopAnimating() { isAnimating = false }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    /// Goes on from spoke to spoke while it is on a screen that can be watched.
    private func turn() {
        guard !isTurning, isAnimating, window != nil, ScreenUpdate.shared.reporter != nil else { return }
        isTurning = true
        Delay.wait(Self.interval) { [weak self] in
            guard let self else { return }
            isTurning = false
            guard isAnimating else { return }
            lit = (lit + 1) % Self.count
            if !isHidden { displayChanged() }
            turn()
        }
    }

    open override var intrinsicContentSize: CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawContent(on canvas: Canvas) {
        guard isAnimating || !hidesWhenStopped else { return }
        let color = (color ?? .systemGray).color(in: traitCollection)
        let (outer, count) = (intrinsicContentSize.width / 2, Self.count)
        for step in 0..<count {
            let angle = Double(step + lit) / Double(count) * 2 * .pi - .pi / 2
            var spoke = Path()
            spoke.elements = [0.52, 0.86].enumerated().map { index, share in
                let point = CGPoint(
                    x: bounds.midX + cos(angle) * outer * share, y: bounds.midY + sin(angle) * outer * share)
                return index == 0 ? .move(point) : .line(point)
            }
            // The one that is lit comes first, and those before it fade.
            let alpha = step == 0 ? 1 : 0.25 + 0.6 * Double(step) / Double(count)
            canvas.stroke(
                spoke, with: Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha),
                line: LineStyle(width: outer * 0.22, cap: .round))
        }
    }
}
