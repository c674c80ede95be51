// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// Where the bar stands; both are drawn alike.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// A bar of a style, as high as its line.
    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
    }

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// Where the bar stands.
    open var progressViewStyle: Style { didSet { displayChanged() } }
    /// How far it has come, from 0 to 1; what lies outside is taken for the nearest.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
            displayChanged()
        }
    }
    /// The color of the way that is done; nil is the view's tint color.
    open var progressTintColor: UIColor? { didSet { displayChanged() } }
    /// The color of the way ahead; nil is a pale gray.
    open var trackTintColor: UIColor? { didSet { displayChanged() } }
    /// What is observed; its share is taken once.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Says how far it has come.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    override func drawContent(on canvas: Canvas) {
        let traits = traitCollection
        let radius = bounds.height / 2
        canvas.fill(Path(bounds, cornerRadius: radius), with: (trackTintColor ?? .systemFill).color(in: traits))
        var done = bounds
        done.size.width *= CGFloat(progress)
        if semanticContentAttribute == .forceRightToLeft { done.origin.x = bounds.maxX - done.width }
        canvas.isolated {
            canvas.clip(to: Path(bounds, cornerRadius: radius))
            canvas.fill(
                Path(done, cornerRadius: radius),
                with: (progressTintColor ?? tintColor ?? .systemBlue).color(in: traits))
        }
    }
}
