// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Shows that there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private static let margin: CGFloat = 20
    private static let imageSide: CGFloat = 48

    private let picture = UIImageView(frame: .zero)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private var buttons: [UIButton] = []

    /// A view that shows what a configuration says.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for text in [label, secondaryLabel] { text.textAlignment = .center }
        picture.contentMode = .scaleAspectFit
        for part in [picture, spinner, label, secondaryLabel] { addSubview(part) }
        configurationChanged()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The configuration that the view shows; other types show nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set { shown = newValue as? UIContentUnavailableConfiguration ?? .empty() }
    }
    private var shown: UIContentUnavailableConfiguration { didSet { configurationChanged() } }
    /// Whether it can be scrolled; stored, without effect yet.
    open var isScrollEnabled = false

    private func configurationChanged() {
        picture.image = shown.image
        picture.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
        shown.isLoading ? spinner.startAnimating() : spinner.stopAnimating()
        show(shown.text, shown.textProperties, on: label)
        show(shown.secondaryText, shown.secondaryTextProperties, on: secondaryLabel)
        buttons.forEach { $0.removeFromSuperview() }
        buttons = [
            (shown.button, shown.buttonProperties),
            (shown.secondaryButton, shown.secondaryButtonProperties),
        ].compactMap { look, properties in
            guard look.title != nil || look.image != nil else { return nil }
            let button = UIButton(configuration: look)
            if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
            button.isEnabled = properties.isEnabled
            return button
        }
        buttons.forEach(addSubview)
        setNeedsLayout()
    }

    private func show(_ text: String?, _ look: UIContentUnavailableConfiguration.TextProperties, on label: UILabel) {
        (label.text, label.font, label.textColor) = (text, look.font, look.color)
        label.numberOfLines = look.numberOfLines
        label.isHidden = (text ?? "").isEmpty
    }

    private var imageSize: CGSize {
        if shown.isLoading { return spinner.intrinsicContentSize }
        guard let image = shown.image else { return .zero }
        if image.isSymbolImage { return CGSize(width: Self.imageSide, height: Self.imageSide) }
        let most = shown.imageProperties.maximumSize
        let factor = min(
            most.width > 0 ? most.width / max(1, image.size.width) : 1,
            most.height > 0 ? most.height / max(1, image.size.height) : 1, 1)
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    /// What is shown from top to bottom, with its size and the space above it.
    private func rows(_ width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        let room = CGSize(width: max(1, width), height: 0)
        var rows: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        if imageSize != .zero { rows.append((shown.isLoading ? spinner : picture, imageSize, 0)) }
        if !label.isHidden { rows.append((label, label.sizeThatFits(room), shown.imageToTextPadding)) }
        if !secondaryLabel.isHidden {
            rows.append((secondaryLabel, secondaryLabel.sizeThatFits(room), shown.textToSecondaryTextPadding))
        }
        for (index, button) in buttons.enumerated() {
            let gap =
                index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
            rows.append((button, button.sizeThatFits(room), gap))
        }
        if !rows.isEmpty { rows[0].gap = 0 }
        return rows
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        picture.isHidden = shown.isLoading
        let rows = rows(room.width)
        let height = rows.reduce(0) { $0 + $1.size.height + $1.gap }
        var y = shown.alignment == .center ? room.midY - height / 2 : room.minY
        for (view, size, gap) in rows {
            let width = min(size.width, room.width)
            view.frame = CGRect(x: room.midX - width / 2, y: y + gap, width: width, height: size.height)
            y += gap + size.height
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = rows(max(0, size.width - 2 * Self.margin))
        return CGSize(
            width: size.width, height: rows.reduce(2 * Self.margin) { $0 + $1.size.height + $1.gap })
    }
}
