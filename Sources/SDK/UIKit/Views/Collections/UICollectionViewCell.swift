// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A cell that shows an item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private(set) lazy var contents = ConfiguredContents(of: self, in: UIView(frame: bounds))
    private var isChosen = false
    private var isTouched = false
    private var touch: CellTouch<UICollectionView>?

    /// Creates an item with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contents.replaced = { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        contents.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contents.view)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The app's own content; a ``contentConfiguration`` is shown in another view.
    open var contentView: UIView { contents.view }
    /// Whether the item is selected.
    open var isSelected: Bool {
        get { isChosen }
        set {
            guard newValue != isChosen else { return }
            isChosen = newValue
            setNeedsUpdateConfiguration()
        }
    }
    /// Whether the item is highlighted by a touch.
    open var isHighlighted: Bool {
        get { isTouched }
        set {
            guard newValue != isTouched else { return }
            isTouched = newValue
            setNeedsUpdateConfiguration()
        }
    }
    /// The background view.
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, insteadOf: oldValue) } }
    /// A view behind everything while the item is chosen or touched.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// The content configuration; nil leaves ``contentView`` to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }
    /// The background configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }
    /// Whether ``contentConfiguration`` is updated with the item's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` is updated with the item's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``, to configure the item for a state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Configures an item for a state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The configuration state of the item. A subclass may extend it.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isChosen, isTouched)
        state.isEditing = collection?.isEditing ?? false
        state.isSwiped = collection?.openSwipe?.cell === self
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Configures the item for a state; a subclass that does so itself need not call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        contents.update(
            for: state, automaticallyUpdatesContentConfiguration, automaticallyUpdatesBackgroundConfiguration)
    }

    /// Requests ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        contents.isStale = true
        setNeedsLayout()
    }

    /// Returns the default background of an item.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Configures the item if needed.
    func configure() {
        contents.configureIfStale {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Layout

    /// The frame of the content.
    var contentPlace: CGRect { bounds }

    open override func layoutSubviews() {
        configure()
        contents.view.frame = contentPlace
        super.layoutSubviews()
        contents.ground?.frame = bounds
        backgroundView?.frame = bounds
        guard let selectedBackgroundView else { return }
        let isShown = isChosen || isTouched
        selectedBackgroundView.isHidden = !isShown
        if isShown, selectedBackgroundView.superview !== self {
            insertSubview(selectedBackgroundView, belowSubview: contents.view)
        }
        selectedBackgroundView.frame = bounds
    }

    override func fittingSize(near size: CGSize, isWidthFixed: Bool) -> CGSize {
        configure()
        let beside = bounds.width - contentPlace.width
        if contents.shown is UIListContentView {
            return CGSize(width: size.width, height: contents.height(atWidth: max(1, size.width - beside)))
        }
        let fitting = contents.view.systemLayoutSizeFitting(
            CGSize(width: max(1, size.width - beside), height: 0),
            withHorizontalFittingPriority: isWidthFixed ? .required : .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        let height = fitting.height.isFinite && fitting.height > 0 ? fitting.height : size.height
        let width = fitting.width.isFinite && fitting.width > 0 ? fitting.width + beside : size.width
        return CGSize(width: isWidthFixed ? size.width : width, height: height)
    }

    // MARK: Fingers

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touch == nil, let first = touches.first { touch = CellTouch(first, on: self, in: collection) }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touch?.move(on: self)
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touch
        self.touch = nil
        touch?.end(on: self, isTap: touches.contains { point(inside: $0.location(in: self), with: event) })
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touch?.end(on: self, isTap: false)
        touch = nil
        super.touchesCancelled(touches, with: event)
    }

    /// One that can be chosen is a button, unless there is something in it to be tapped by itself; what stands above a
    /// section is its heading.
    override var spokenByItself: SpokenView {
        switch collection?.kind(of: self) {
        case nil: break
        case UICollectionView.elementKindSectionHeader:
            return SpokenView(isElement: true, label: textInside, traits: .header)
        default: return SpokenView()
        }
        guard collection?.allowsSelection == true, !holdsControl else { return SpokenView() }
        return SpokenView(isElement: true, label: textInside, traits: isChosen ? [.button, .selected] : .button)
    }
}
