// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A button with a title or an image.
@preconcurrency @MainActor open class UIButton: UIControl {
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var titleColors: [State: UIColor] = [:]
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    /// Turns in the place of the image while the configuration says that something goes on.
    private var spinner: UIActivityIndicatorView?
    /// What the title was colored with last, unless by the app itself.
    private var shownColor: UIColor?

    /// The type of the button.
    public private(set) var buttonType = ButtonType.custom
    /// The configuration of the button; nil leaves it plain.
    open var configuration: Configuration? { didSet { contentChanged() } }
    /// Changes the configuration to suit how the button is; called before it is laid out, whenever that has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsConfiguration = false
    /// What few buttons have.
    private var extras = ButtonExtras()
    private var groundPicture: UIImageView?

    private func showBackgroundImage() {
        guard let image = currentBackgroundImage else {
            groundPicture?.removeFromSuperview()
            groundPicture = nil
            return
        }
        let shown = groundPicture ?? UIImageView(frame: bounds)
        if groundPicture == nil { insertSubview(shown, at: 0) }
        groundPicture = shown
        if shown.image !== image { shown.image = image }
        shown.frame = bounds
    }

    /// Updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Requests an update of the configuration before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration to suit how the button is; a subclass may do so itself.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    /// The menu that opens on a tap or a long press.
    var menuSettings = ButtonMenu()

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button with a configuration and an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        contentChanged()
    }

    /// Creates a button with an action, its title and its image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(picture)
        addSubview(label)
        subtitleLabel.isHidden = true
        addSubview(subtitleLabel)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
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

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentChanged()
    }

    /// Returns the title for a state, or that of the normal state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// The current title.
    open var currentTitle: String? { title(for: state) }

    /// Sets the attributed title for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styledTitles[state] = title
        contentChanged()
    }

    /// Returns the attributed title for a state; nil if none was set.
    open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state] ?? styledTitles[.normal] }

    /// The current attributed title; nil if none was set.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Sets the background image for a state, stretched over the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        grounds[state] = image
        contentChanged()
    }

    /// Returns the background image for a state, or that of the normal state.
    open func backgroundImage(for state: State) -> UIImage? { grounds[state] ?? grounds[.normal] }

    /// The current background image.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Sets how an image that is a system symbol is drawn, whatever the state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { picture.preferredSymbolConfiguration = configuration }

    private var styledTitles: [State: NSAttributedString] {
        get { extras.titles }
        set { extras.titles = newValue }
    }
    private var grounds: [State: UIImage] {
        get { extras.grounds }
        set { extras.grounds = newValue }
    }

    /// How far the title is moved in from the edges of its place.
    open var titleEdgeInsets: UIEdgeInsets {
        get { extras.titleInsets }
        set {
            extras.titleInsets = newValue
            setNeedsLayout()
        }
    }
    /// How far the image is moved in from the edges of its place.
    open var imageEdgeInsets: UIEdgeInsets {
        get { extras.imageInsets }
        set {
            extras.imageInsets = newValue
            setNeedsLayout()
        }
    }
    /// Whether the image is pale while a finger is on the button; it is.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is pale while the button is of no use; it is.
    open var adjustsImageWhenDisabled = true
    /// The role of the button.
    open var role = Role.normal

    /// The role of a button.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// Sets the title color for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentChanged()
    }

    /// Returns the title color for a state, or that of the normal state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

    /// The current title color.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? ownColor }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentChanged()
    }

    /// Returns the image for a state, or that of the normal state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// The current image.
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

    private var shownTitle: String? {
        configuration?.title ?? (configuration == nil ? currentAttributedTitle?.string : nil) ?? currentTitle
    }
    private var shownImage: UIImage? {
        let image = configuration?.image ?? currentImage
        guard let image, let symbol = configuration?.preferredSymbolConfigurationForImage else { return image }
        return image.applyingSymbolConfiguration(symbol) ?? image
    }
    /// What was made of the configuration's image last, and of which.
    private var drawnImage: (source: UIImage?, symbol: UIImage.SymbolConfiguration?)?

    private func showImage() {
        let (source, symbol) = (
            configuration?.image ?? currentImage, configuration?.preferredSymbolConfigurationForImage
        )
        if let drawnImage, drawnImage.source === source, drawnImage.symbol === symbol { return }
        drawnImage = (source, symbol)
        picture.image = shownImage
    }

    /// The sign that the button opens a menu; nil if there is none.
    private var indicatorView: UIImageView?

    private func showIndicator() {
        let isPopUp =
            configuration?.indicator == .popup
            || configuration != nil && configuration?.indicator == .automatic && menuSettings.changesSelection
                && menuSettings.isPrimary
        if isPopUp, indicatorView == nil {
            let symbol = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
            let made = UIImageView(image: UIImage(systemName: "chevron.down", withConfiguration: symbol))
            made.contentMode = .center
            addSubview(made)
            indicatorView = made
        } else if !isPopUp, let indicatorView {
            indicatorView.removeFromSuperview()
            self.indicatorView = nil
        }
    }

    /// What lies behind the contents; nil if no configuration says so.
    private var ground: BackgroundView?

    private func showGround() {
        guard let configuration else {
            ground?.removeFromSuperview()
            ground = nil
            return
        }
        let wanted = configuration.ground(of: self)
        let view = ground ?? BackgroundView(wanted)
        view.configuration = wanted
        if ground == nil { insertSubview(view, at: 0) }
        ground = view
        view.frame = bounds
    }

    private func contentChanged() {
        label.text = shownTitle
        showImage()
        showIndicator()
        if let configuration {
            label.font = configuration.titleFont
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
            label.lineBreakMode = configuration.titleLineBreakMode
        }
        subtitleLabel.font = configuration?.subtitleFont
        subtitleLabel.text = configuration?.subtitle
        showStyles()
        subtitleLabel.isHidden = (configuration?.subtitle ?? "").isEmpty
        showSpinner(configuration?.showsActivityIndicator ?? false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Titles whose parts have looks of their own.
    private func showStyles() {
        guard let configuration else {
            if let title = currentAttributedTitle, label.attributedText != title { label.attributedText = title }
            return
        }
        let color = isEnabled ? configuration.foreground(tint: tintColor) : .tertiaryLabel
        if let title = configuration.styledTitle(color: color), label.attributedText != title {
            label.attributedText = title
        }
        if let subtitle = configuration.styledSubtitle(color: color), subtitleLabel.attributedText != subtitle {
            subtitleLabel.attributedText = subtitle
        }
    }

    private func showSpinner(_ isShown: Bool) {
        if isShown, spinner == nil {
            let made = UIActivityIndicatorView(style: .medium)
            made.startAnimating()
            addSubview(made)
            spinner = made
        } else if !isShown, let spinner {
            spinner.removeFromSuperview()
            self.spinner = nil
        }
        picture.isHidden = isShown
    }

    /// What is laid out, and how.
    private var arrangement: ButtonArrangement {
        var made = ButtonArrangement(configuration)
        made.title = (label.text ?? "").isEmpty ? .zero : label.sizeThatFits(.zero)
        made.subtitle = subtitleLabel.isHidden ? .zero : subtitleLabel.sizeThatFits(.zero)
        made.image = spinner?.intrinsicContentSize ?? picture.image?.size ?? .zero
        made.alignment = contentHorizontalAlignment
        // As Apple's systems have it where an app says nothing: room above and below, none beside.
        let own = contentEdgeInsets == .zero ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
        if configuration == nil { made.insets = own }
        made.isMirrored = semanticContentAttribute == .forceRightToLeft
        made.indicator = indicatorView?.intrinsicContentSize.width ?? 0
        return made
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The size of image and titles as they are beside or above each other, with the space around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            updateConfiguration()
        }
        if label.text != shownTitle { label.text = shownTitle }
        showImage()
        showIndicator()
        showStyles()
        colorTitle()
        let color = configuration.map { isEnabled ? $0.foreground(tint: tintColor) : .tertiaryLabel }
        picture.tintColor = color.map { configuration?.imageColorTransformer?($0) ?? $0 }
        indicatorView?.tintColor = color.map { configuration?.indicatorColorTransformer?($0) ?? $0 }
        subtitleLabel.textColor = color
        if let color { spinner?.color = configuration?.activityIndicatorColorTransformer?(color) ?? color }
        showGround()
        let places = arrangement.places(in: bounds)
        showBackgroundImage()
        picture.frame = places.image.moved(by: extras.imageInsets)
        label.frame = places.title.moved(by: extras.titleInsets)
        subtitleLabel.frame = places.subtitle
        spinner?.frame = places.image
        indicatorView?.frame = places.indicator
    }

    /// While a finger is on the button its contents are pale; the button's own `alpha` is the app's.
    open override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            for content in [label, picture, subtitleLabel] { content.alpha = isHighlighted ? 0.4 : 1 }
            if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        }
    }

    open override var isEnabled: Bool { didSet { stateChanged(isEnabled != oldValue) } }
    open override var isSelected: Bool { didSet { stateChanged(isSelected != oldValue) } }

    private func stateChanged(_ isOther: Bool) { if isOther { setNeedsUpdateConfiguration() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Leaves a color that the app gave the label until the button itself has another one to show.
    private func colorTitle() {
        let color: UIColor = isEnabled ? currentTitleColor : titleColor(for: .disabled) ?? .tertiaryLabel
        guard color != shownColor else { return }
        shownColor = color
        label.textColor = color
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

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        spoken.traits.insert(.button)
        let title = configuration?.title ?? currentTitle ?? ""
        let name = (configuration?.image ?? currentImage)?.symbolName?.replacing(".", with: " ")
        let texts = [title, configuration?.subtitle ?? ""].filter { !$0.isEmpty }
        spoken.label = texts.isEmpty ? name : texts.joined(separator: ", ")
        return spoken
    }
}
