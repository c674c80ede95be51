// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A color swatch; a tap lets a person choose another color.
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    private static let side: CGFloat = 28

    private let ring = CAGradientLayer()
    private let sample = UIView(frame: .zero)

    /// The title of the color picker.
    open var title: String?
    /// Whether a color may let things shine through.
    open var supportsAlpha = true
    /// The color; nil if none is chosen.
    open var selectedColor: UIColor? { didSet { setNeedsLayout() } }

    /// A sample of a place and size, without a color.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        ring.colors = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple].map(\.cgColor)
        (ring.startPoint, ring.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        ring.masksToBounds = true
        layer.addSublayer(ring)
        sample.isUserInteractionEnabled = false
        sample.layer.borderWidth = 2
        addSubview(sample)
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(Self.side, min(bounds.width, bounds.height))
        let place = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.frame = place
        ring.cornerRadius = side / 2
        sample.frame = place.insetBy(dx: 3, dy: 3)
        sample.layer.cornerRadius = sample.bounds.width / 2
        sample.layer.borderColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        sample.backgroundColor = selectedColor ?? .systemBackground
    }

    private func open() {
        let responders = sequence(first: self as UIResponder, next: \.next)
        guard let owner = responders.lazy.compactMap({ $0 as? UIViewController }).first else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        owner.present(picker, animated: true)
    }

    /// A person has chosen a color.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        spoken.label = title ?? SystemWord.color.text
        spoken.traits.insert(.button)
        return spoken
    }
}
