// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A text or an image that a person taps.
@preconcurrency @MainActor open class UIButton: UIControl {
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var titleColors: [State: UIColor] = [:]
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// What the title was coloured with last, unless by the app itself.
    private var shownColor: UIColor?

    /// What kind of button it is.
    public private(set) var buttonType = ButtonType.custom
    /// How the button looks, in the manner of iOS 15; nil leaves it plain.
    open var configuration: Configuration? { didSet { contentChanged() } }
    /// The menu that a person opens by a tap or by a finger that rests on the button.
    var menuSettings = ButtonMenu()

    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// A button that looks as a configuration says, and does an action when it is tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    /// A button that does an action when it is tapped, and shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A button of a place and size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(picture)
        addSubview(label)
    }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) { nil }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
        contentChanged()
    }

    /// The label that the title is in; its font is the title's.
    open var titleLabel: UILabel? { label }
    /// The view that the image is in.
    open var imageView: UIImageView? { picture }
    /// The space around the contents, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

    /// Sets what is read while the button is in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentChanged()
    }

    /// What is read while the button is in a state: that of the normal one where none was set.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// What is read now.
    open var currentTitle: String? { title(for: state) }

    /// Sets the colour of the title while the button is in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentChanged()
    }

    /// The colour of the title while the button is in a state: that of the normal one where none was set.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

    /// The colour of the title now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? ownColor }

    /// Sets what is seen while the button is in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentChanged()
    }

    /// What is seen while the button is in a state: that of the normal one where none was set.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// What is seen now.
    open var currentImage: UIImage? { image(for: state) }

    /// A tap does the primary action as well.
    open override func sendActions(for controlEvents: Event) {
        let isTap = controlEvents.contains(.touchUpInside)
        if isTap, menuSettings.isPrimary, MenuPresenter.show(menu, from: self) { return }
        super.sendActions(for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }

    private var ownColor: UIColor {
        if let configuration { return configuration.foreground(tint: tintColor) }
        return buttonType == .system ? tintColor : .white
    }

    private func contentChanged() {
        label.text = configuration?.title ?? currentTitle
        picture.image = configuration?.image ?? currentImage
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var insets: UIEdgeInsets {
        guard configuration == nil else { return UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12) }
        // As Apple's systems have it where an app says nothing: room above and below, none beside.
        return contentEdgeInsets == .zero ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
    }

    private var gap: CGFloat {
        guard picture.image != nil, !(label.text ?? "").isEmpty else { return 0 }
        return configuration?.imagePadding ?? 0
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The size of image and title side by side, with the space around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (text, image) = (label.sizeThatFits(.zero), picture.image?.size ?? .zero)
        return CGSize(
            width: image.width + gap + text.width + insets.left + insets.right,
            height: max(image.height, text.height) + insets.top + insets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (title, image) = (configuration?.title ?? currentTitle, configuration?.image ?? currentImage)
        if label.text != title { label.text = title }
        if picture.image !== image { picture.image = image }
        colorTitle()
        picture.tintColor = configuration.map { isEnabled ? $0.foreground(tint: tintColor) : .tertiaryLabel }
        if let configuration {
            backgroundColor = isEnabled ? configuration.background(tint: tintColor) : .tertiarySystemFill
            layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
        }
        placeContents()
    }

    /// While a finger is on the button its contents are pale; the button's own `alpha` is the app's.
    open override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            for content in [label, picture] { content.alpha = isHighlighted ? 0.4 : 1 }
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Leaves a colour that the app gave the label until the button itself has another one to show.
    private func colorTitle() {
        let color: UIColor = isEnabled ? currentTitleColor : titleColor(for: .disabled) ?? .tertiaryLabel
        guard color != shownColor else { return }
        shownColor = color
        label.textColor = color
    }

    private func placeContents() {
        let image = picture.image?.size ?? .zero
        let room = max(0, bounds.width - insets.left - insets.right)
        let text = min(label.sizeThatFits(.zero).width, max(0, room - image.width - gap))
        let free = room - image.width - gap - text
        let share: CGFloat =
            switch contentHorizontalAlignment {
            case .center, .fill: 0.5
            case .left, .leading: 0
            case .right, .trailing: 1
            }
        let x = bounds.minX + insets.left + free * share
        let middle = bounds.minY + insets.top + (bounds.height - insets.top - insets.bottom) / 2
        picture.frame = CGRect(x: x, y: middle - image.height / 2, width: image.width, height: image.height)
        let height = label.sizeThatFits(.zero).height
        label.frame = CGRect(x: x + image.width + gap, y: middle - height / 2, width: text, height: height)
    }

    /// Kinds of buttons.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    /// How a button looks, in the manner of iOS 15.
    public struct Configuration: Sendable {
        private enum Kind: Sendable {
            case plain, gray, tinted, filled
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        private let kind: Kind

        /// What is read; nil leaves what the button was given itself.
        public var title: String?
        /// What is seen beside it; nil leaves what the button was given itself.
        public var image: UIImage?
        /// Points between the image and the title.
        public var imagePadding: CGFloat = 0
        /// The colour of title and image; nil leaves that of the kind.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil leaves that of the kind.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic

        private init(_ kind: Kind) { self.kind = kind }

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour, on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour, on a pale shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (kind == .filled ? .white : tint) }

        func background(tint: UIColor) -> UIColor {
            switch kind {
            case .plain: baseBackgroundColor ?? .clear
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .small: 4
            case .medium, .fixed, .dynamic: 6
            case .large: 10
            case .capsule: height / 2
            }
        }
    }

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        spoken.traits.insert(.button)
        let title = configuration?.title ?? currentTitle ?? ""
        let name = (configuration?.image ?? currentImage)?.symbolName?.replacing(".", with: " ")
        spoken.label = title.isEmpty ? name : title
        return spoken
    }
}
