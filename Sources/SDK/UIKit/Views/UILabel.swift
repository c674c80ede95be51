// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Shows text.
///
/// The lines stand in the middle of the rectangle's height. A text whose
/// alignment is natural begins at the side that its own first letter is read
/// from.
@preconcurrency @MainActor open class UILabel: UIView {
    private var plainText: String?
    private var styledText: NSAttributedString?
    private var givenFont: UIFont?

    /// Creates a label with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The text.
    open var text: String? {
        get { plainText ?? styledText?.string }
        set {
            (plainText, styledText) = (newValue, nil)
            contentChanged()
        }
    }

    /// The attributed text; missing attributes come from the label.
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: ownFont]) } }
        set {
            (plainText, styledText) = (nil, newValue)
            contentChanged()
        }
    }

    /// The default font.
    open var font: UIFont! {
        get { ownFont }
        set {
            givenFont = newValue
            contentChanged()
        }
    }
    /// The default color.
    open var textColor: UIColor! = .label { didSet { displayChanged() } }
    /// The text color while ``isHighlighted``; nil uses the normal color.
    open var highlightedTextColor: UIColor? { didSet { displayChanged() } }
    /// Whether the label is highlighted.
    open var isHighlighted = false { didSet { displayChanged() } }
    /// Whether the label is enabled; otherwise it is dimmed.
    open var isEnabled = true { didSet { displayChanged() } }
    /// The text shadow's color; nil for none.
    open var shadowColor: UIColor? { didSet { displayChanged() } }
    /// The text shadow's offset.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { displayChanged() } }
    /// The baseline of shrunken text; always centered.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether letters come nearer to each other before a text is cut off; they do not.
    open var allowsDefaultTighteningForTruncation = false
    /// How lines are broken beside ``lineBreakMode``; as ever.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { displayChanged() } }
    /// How long text is truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
    /// The maximum number of lines; 0 means any number.
    open var numberOfLines = 1 { didSet { contentChanged() } }
    /// Whether a single line of text shrinks to fit.
    open var adjustsFontSizeToFitWidth = false { didSet { displayChanged() } }
    /// The minimum scale of shrunken text, from 0 to 1; 0 never shrinks.
    open var minimumScaleFactor: CGFloat = 0 { didSet { displayChanged() } }
    /// Whether the font scales with the person's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
    /// The line width for computing the label's intrinsic size; 0 is unlimited.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

    private var ownFont: UIFont {
        let font = givenFont ?? .systemFont(ofSize: 17)
        guard adjustsFontForContentSizeCategory, font.growth != nil else { return font }
        return font.adjusted(to: traitCollection.preferredContentSizeCategory)
    }

    /// The text is of another size where it follows the person's choice.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, givenFont?.growth != nil { contentChanged() }
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// The size of the text in lines no wider than a width, rounded up to whole pixels; a width of 0 is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// Where the text lies in a rectangle, from its upper left corner, when it may have so many lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let layout = layout(width: bounds.width, height: bounds.height, lines: numberOfLines)
        let size = layout?.size ?? .zero
        let width = min(roundedUp(size.width), max(0, bounds.width))
        return CGRect(x: bounds.minX, y: bounds.minY, width: width, height: roundedUp(size.height))
    }

    /// Draws the text into a rectangle; a subclass may pass another one on.
    open func drawText(in rect: CGRect) {
        guard let canvas = ContextStack.context?.canvas, rect.width > 0, rect.height > 0,
            let layout = layout(width: rect.width, height: rect.height, lines: numberOfLines, fits: true)
        else { return }
        let scale = max(traitCollection.displayScale, 1)
        let top = rect.minY + ((rect.height - layout.size.height) / 2 * scale).rounded() / scale
        canvas.isolated {
            // A line that is cut off ends at the edge; letters may reach a little above and below.
            if lineBreakMode == .byClipping {
                canvas.clip(to: Path(rect.insetBy(dx: 0, dy: -rect.height)))
            }
            if let shadowColor, shadowOffset != .zero, let shadow = shadowLayout(of: shadowColor, in: rect) {
                canvas.draw(
                    shadow, at: CGPoint(x: rect.minX + shadowOffset.width, y: top + shadowOffset.height))
            }
            canvas.draw(layout, at: CGPoint(x: rect.minX, y: top))
        }
    }

    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Where the first and last baselines are, from the top of the bounds, in points.
    package var baselines: (first: CGFloat, last: CGFloat) {
        guard let layout = layout(width: bounds.width, height: bounds.height, lines: numberOfLines),
            let first = layout.lines.first, let last = layout.lines.last
        else { return (bounds.height, bounds.height) }
        let top = (bounds.height - layout.size.height) / 2
        return (top + first.baseline, top + last.baseline)
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale - 1e-4).rounded(.up) / scale
    }

    /// The letters in the color of their shadow.
    private func shadowLayout(of color: UIColor, in rect: CGRect) -> TextLayout? {
        let text = NSMutableAttributedString(
            attributedString: styledText ?? NSAttributedString(string: plainText ?? ""))
        text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
        let content = LabelText(
            text: text, font: ownFont, color: color, alignment: textAlignment, lineBreakMode: lineBreakMode)
        return content.layout(width: rect.width, height: rect.height, lines: numberOfLines, traits: traitCollection)
    }

    /// The lines of the text; nil if there are none.
    private func layout(width: CGFloat, height: CGFloat, lines: Int, fits: Bool = false) -> TextLayout? {
        let traits = traitCollection
        let content = LabelText(
            text: styledText ?? NSAttributedString(string: plainText ?? ""), font: ownFont,
            color: currentColor, alignment: textAlignment, lineBreakMode: lineBreakMode)
        guard !content.isEmpty else { return nil }
        let layout = content.layout(width: width, height: height, lines: lines, traits: traits)
        guard fits, adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, lines == 1,
            let natural = content.layout(width: nil, height: nil, lines: 1, traits: traits)?.size.width, natural > width
        else { return layout }
        let factor = max(minimumScaleFactor, width / natural * 0.998)
        return content.layout(width: width, height: height, lines: lines, traits: traits, scale: factor)
    }

    private var currentColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }
}
