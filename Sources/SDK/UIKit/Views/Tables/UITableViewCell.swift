// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A table row with text, secondary text, an image and an accessory.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// Creates a row with a style and a reuse identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// A row of the plain style, of a place and size.
    public override init(frame: CGRect) {
        cellStyle = .default
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    let cellStyle: CellStyle
    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// The app's own content; a ``contentConfiguration`` is shown in another view.
    open var contentView: UIView { contents.view }
    let title = UILabel(frame: .zero)
    let detail = UILabel(frame: .zero)
    let picture = UIImageView(frame: .zero)
    let editControl = RowEditControl()
    /// Whether a finger may move the row while it is edited.
    var isMovable = false { didSet { if isMovable != oldValue { setNeedsLayout() } } }
    /// What it is moved by.
    private var grip: ReorderGrip?
    private(set) lazy var contents = ConfiguredContents(of: self, in: UIView(frame: .zero))
    private let sign = UIImageView(frame: .zero)
    private var shownSign = AccessoryType.none
    let line = UIView(frame: .zero)

    /// The first text.
    open var textLabel: UILabel? { title }
    /// The second text; nil for a style without one.
    open var detailTextLabel: UILabel? { cellStyle == .default ? nil : detail }
    /// The image at the beginning.
    open var imageView: UIImageView? { picture }
    /// The accessory type.
    open var accessoryType = AccessoryType.none {
        didSet {
            known = nil
            setNeedsLayout()
        }
    }
    /// A view in place of ``accessoryType``.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            known = nil
            setNeedsLayout()
        }
    }
    /// The look of the selected row.
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
    /// The insets of the separator.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// The background view.
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, insteadOf: oldValue) } }
    /// A view behind everything while the row is chosen; nil means a gray one.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }
    /// Whether the row is selected; setting it calls ``setSelected(_:animated:)``.
    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the row is highlighted; setting it calls ``setHighlighted(_:animated:)``.
    open var isHighlighted: Bool {
        get { isTouched }
        set { setHighlighted(newValue, animated: false) }
    }
    private var isChosen = false { didSet { if isChosen != oldValue { setNeedsUpdateConfiguration() } } }
    private var isTouched = false { didSet { if isTouched != oldValue { setNeedsUpdateConfiguration() } } }
    private let choiceGround = UIView(frame: .zero)
    /// The indentation level.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }

    /// Prepares the row for reuse; a subclass calls super.
    open func prepareForReuse() {}

    // MARK: Configurations

    /// The content configuration, used instead of the labels and the image; nil keeps those.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }
    /// The background configuration; nil keeps ``UIView/backgroundColor`` and the gray of a selected row.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }
    /// Whether ``contentConfiguration`` is updated with the row's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` is updated with the row's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``, to configure the row for a state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// The configuration state of the row. A subclass may extend it.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isChosen, isTouched, isEdited)
        state.isSwiped = showingDeleteConfirmation
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Configures the row for a state; a subclass that does so itself need not call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        contents.update(
            for: state, automaticallyUpdatesContentConfiguration, automaticallyUpdatesBackgroundConfiguration)
    }

    /// Requests ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        contents.isStale = true
        setNeedsLayout()
    }

    /// Returns the configuration of the row's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the default background of a row.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
    }

    // MARK: Editing

    private var isEdited = false
    /// Whether the table is in editing mode; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    /// The editing style of the row, from the table's delegate.
    open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
    /// Whether the row was moved aside and shows what can be done with it.
    open internal(set) var showingDeleteConfirmation = false {
        didSet { if showingDeleteConfirmation != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether a finger may move the row by its end while it is edited, where the data source lets it.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Whether the content is indented in editing mode.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// The accessory type in editing mode.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }

    /// Starts or ends editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEdited else { return }
        isEdited = editing
        accessoryChanged()
        setNeedsUpdateConfiguration()
    }

    func accessoryChanged() {
        known = nil
        setNeedsLayout()
    }

    /// Selects or deselects the row.
    open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

    /// Highlights the row or ends the highlight.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isTouched = highlighted }

    private var touch: CellTouch<UITableView>?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touch == nil, let first = touches.first { touch = CellTouch(first, on: self, in: table) }
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

    private func setUp() {
        title.font = .system(as: cellStyle == .value2 ? .caption1 : .body)
        detail.font = .system(as: cellStyle == .subtitle || cellStyle == .value2 ? .caption1 : .body)
        for label in [title, detail] { label.adjustsFontForContentSizeCategory = true }
        if cellStyle == .value2 { title.textColor = .systemBlue }
        if cellStyle == .value1 { detail.textColor = .secondaryLabel }
        picture.contentMode = .center
        sign.contentMode = .center
        line.backgroundColor = .separator
        choiceGround.backgroundColor = .systemGray4
        contents.replaced = { [weak self] in self?.arrange($0) }
        [title, detail, picture].forEach(contentView.addSubview)
        contentView.frame = bounds
        [contentView, sign, line].forEach(addSubview)
        arrange(contentView)
        backgroundColor = .systemBackground
        editControl.act = { [weak self] in self.map { $0.table?.editControlTapped(on: $0) } }
    }

    private func arrange(_ view: UIView) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The table that the row is in.
    var table: UITableView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
    }

    /// Configures the row if needed.
    func configure() {
        contents.configureIfStale {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    open override func layoutSubviews() {
        configure()
        super.layoutSubviews()
        contents.ground?.frame = bounds
        backgroundView?.frame = bounds
        placeContentView()
        placeChoice()
        placeLine()
        if contents.shown == nil { placeTexts() }
    }

    /// Gives the content the room that the sign at the end leaves.
    func placeContentView() {
        let start = placeEditControl()
        contentView.frame = CGRect(x: start, y: 0, width: max(0, placeAccessory() - start), height: bounds.height)
    }

    /// Shows behind everything else whether the row is chosen or touched.
    private func placeChoice() {
        let ground = selectedBackgroundView ?? choiceGround
        // A background that was configured says itself how a row looks that is chosen.
        let isOwn = contents.background == nil || selectedBackgroundView != nil
        let isShown = (isChosen || isTouched) && selectionStyle != .none && isOwn
        choiceGround.isHidden = !isShown || ground !== choiceGround
        selectedBackgroundView?.isHidden = !isShown
        guard isShown else { return }
        if ground.superview !== self {
            let behind = backgroundView.flatMap { view in subviews.firstIndex { $0 === view } }
            insertSubview(ground, at: behind.map { $0 + 1 } ?? 0)
        }
        ground.frame = bounds
    }

    /// The width that the accessory takes from the content.
    var accessoryWidth: CGFloat {
        if isEdited { return isMovable ? 16 + 36 : shownType == .none ? 0 : 16 + 24 }
        if let accessoryView { return accessoryView.bounds.width + 24 }
        return accessoryType == .none ? 0 : 16 + 24
    }

    private var shownType: AccessoryType { isEdited ? editingAccessoryType : accessoryType }

    /// Places the accessory and returns the end of the content.
    private func placeAccessory() -> CGFloat {
        let own = isEdited ? nil : accessoryView
        accessoryView?.isHidden = isEdited
        placeGrip()
        sign.isHidden = own != nil || shownType == .none || isEdited && isMovable
        if let accessoryView = own {
            let width = accessoryView.bounds.width
            accessoryView.center = CGPoint(x: bounds.width - 16 - width / 2, y: bounds.midY)
        } else if shownType != .none {
            showSign()
            sign.frame = CGRect(x: bounds.width - 16 - 16, y: 0, width: 16, height: bounds.height)
        }
        return bounds.width - accessoryWidth
    }

    private func placeGrip() {
        guard isEdited, isMovable else {
            grip?.removeFromSuperview()
            grip = nil
            return
        }
        let shown = grip ?? ReorderGrip(of: self)
        if grip == nil { addSubview(shown) }
        grip = shown
        shown.frame = CGRect(x: bounds.width - 16 - 28, y: 0, width: 28, height: bounds.height)
    }

    /// Only where it is another one: an image that is set has the constraints of the whole window solved again.
    private func showSign() {
        guard shownType != shownSign else { return }
        shownSign = shownType
        let name =
            switch shownType {
            case .checkmark: "checkmark"
            case .detailButton, .detailDisclosureButton: "info.circle"
            default: "chevron.right"
            }
        sign.image = UIImage(systemName: name)?
            .withConfiguration(UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        sign.tintColor = shownType == .disclosureIndicator ? .tertiaryLabel : nil
    }

    /// The height that was measured last.
    private var known: (width: CGFloat, height: CGFloat)?

    override func measuresChanged() { known = nil }

    /// Returns the height at a width, measured again only if something in the row has changed.
    func height(atWidth width: CGFloat) -> CGFloat {
        configure()
        if let known, known.width == width { return known.height }
        let height = sizeThatFits(CGSize(width: width, height: 0)).height
        known = (width, height)
        return height
    }

    /// As high as its texts or its own constraints ask for, and 44 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        // The texts get no more than this when the row is laid out.
        let content = max(1, width - accessoryWidth - editWidth)
        if contents.shown != nil { return CGSize(width: width, height: max(44, contents.height(atWidth: content))) }
        let start = textStart(height: bounds.height)
        let texts = [title, detail].filter { $0.text != nil }.map {
            $0.sizeThatFits(CGSize(width: max(1, content - start - 16), height: 0)).height
        }
        let own = cellStyle == .subtitle ? texts.reduce(0, +) + 18 : (texts.max() ?? 0) + 22
        let fitting = contentView.systemLayoutSizeFitting(
            CGSize(width: content, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return CGSize(width: width, height: max(44, own, fitting.isFinite ? fitting : 0))
    }

    /// One that can be chosen is a button, unless there is something in it to be tapped by itself.
    override var spokenByItself: SpokenView {
        guard table?.allowsSelection == true, selectionStyle != .none, !holdsControl else { return SpokenView() }
        return SpokenView(isElement: true, label: textInside, traits: isSelected ? [.button, .selected] : .button)
    }
}

extension UITableViewCell {
    /// The initializer behind ``makeRow(_:)``; the dispatch to `init(style:reuseIdentifier:)` happens here.
    package convenience init(row identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// ``init(row:)`` by its symbol, for a class that is only known when the program runs: see ``BlankObject``.
    @_silgen_name("$s5UIKit15UITableViewCellC3rowACSS_tcfC")
    static func makeRow(_ identifier: String) -> UITableViewCell
}
