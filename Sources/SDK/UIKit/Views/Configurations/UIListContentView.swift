// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Shows a ``UIListContentConfiguration``.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)

    /// A view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        [picture, title, detail].forEach(addSubview)
        show()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The configuration that the view shows; other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return Complaint.write("a UIListContentView shows nothing but a UIListContentConfiguration")
            }
            guard new != content else { return }
            content = new
            show()
        }
    }

    private func show() {
        var image = content.image
        if let symbol = content.imageProperties.preferredSymbolConfiguration {
            image = image?.withConfiguration(symbol)
        }
        picture.image = image
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = content.imageProperties.cornerRadius
        picture.clipsToBounds = content.imageProperties.cornerRadius > 0
        picture.isHidden = image == nil
        content.textProperties.dress(title, content.text, content.attributedText)
        content.secondaryTextProperties.dress(detail, content.secondaryText, content.secondaryAttributedText)
        title.isHidden = title.text?.isEmpty != false
        detail.isHidden = detail.text?.isEmpty != false
        for part in [picture, title, detail] { part.alpha = content.alpha }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var margins: UIEdgeInsets {
        let (own, isReversed) = (content.directionalLayoutMargins, isReversed)
        return UIEdgeInsets(
            top: own.top, left: isReversed ? own.trailing : own.leading, bottom: own.bottom,
            right: isReversed ? own.leading : own.trailing)
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var imageRoom: CGSize { picture.image.map(content.imageProperties.room) ?? .zero }

    /// Where the texts begin, from the side where reading does; lines between rows begin there too.
    var textStart: CGFloat {
        let room = imageRoom
        return content.directionalLayoutMargins.leading + (room.width > 0 ? room.width + content.imageToTextPadding : 0)
    }

    /// Where the texts stand in a width.
    private struct Texts {
        var title = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    /// Beside each other where that is wanted and there is room, else below each other.
    private func texts(width: CGFloat) -> Texts {
        let size = CGSize(width: max(1, width), height: 0)
        let first = title.isHidden ? .zero : title.sizeThatFits(size)
        let second = detail.isHidden ? .zero : detail.sizeThatFits(size)
        let areBoth = !title.isHidden && !detail.isHidden
        let gap = content.textToSecondaryTextHorizontalPadding
        if areBoth, content.prefersSideBySideTextAndSecondaryText {
            let (one, two) = (title.sizeThatFits(.zero), detail.sizeThatFits(.zero))
            if one.width + gap + two.width <= width {
                let height = max(one.height, two.height)
                return Texts(
                    title: CGRect(x: 0, y: 0, width: width - two.width - gap, height: height),
                    detail: CGRect(x: width - two.width, y: 0, width: two.width, height: height), height: height)
            }
        }
        let top = first.height + (areBoth ? content.textToSecondaryTextVerticalPadding : 0)
        return Texts(
            title: CGRect(x: 0, y: 0, width: width, height: first.height),
            detail: CGRect(x: 0, y: top, width: width, height: second.height), height: top + second.height)
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        max(0, width - textStart - content.directionalLayoutMargins.trailing)
    }

    /// As high as the texts or the image in that width, with the margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 100_000 ? size.width : bounds.width
        let height = max(texts(width: textWidth(in: width)).height, imageRoom.height)
        return CGSize(width: width, height: height + margins.top + margins.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
        let (margins, room) = (margins, imageRoom)
        let inner = bounds.inset(by: margins)
        let texts = texts(width: textWidth(in: bounds.width))
        let top = inner.minY + (inner.height - texts.height) / 2
        place(title, texts.title.offsetBy(dx: textStart, dy: top))
        place(detail, texts.detail.offsetBy(dx: textStart, dy: top))
        guard let image = picture.image else { return }
        let size = content.imageProperties.size(of: image)
        place(
            picture,
            CGRect(
                x: content.directionalLayoutMargins.leading + (room.width - size.width) / 2,
                y: inner.midY - size.height / 2, width: size.width, height: size.height))
    }

    /// Rectangles are from the left as for those who read from there.
    private func place(_ view: UIView, _ rect: CGRect) {
        let x = isReversed ? bounds.width - rect.maxX : rect.minX
        view.frame = CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

extension UIListContentView {
    /// The rectangle of the text; nil if there is none.
    @available(*, unavailable, message: "constrain a view beside the content view, as its texts have no guides here")
    public var textLayoutGuide: UILayoutGuide? { nil }
    /// The rectangle of the second text; nil if there is none.
    @available(*, unavailable, message: "constrain a view beside the content view, as its texts have no guides here")
    public var secondaryTextLayoutGuide: UILayoutGuide? { nil }
    /// The rectangle of the image; nil if there is none.
    @available(*, unavailable, message: "constrain a view beside the content view, as its image has no guide here")
    public var imageLayoutGuide: UILayoutGuide? { nil }
}
