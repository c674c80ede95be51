// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row of a table: a text, another beside or below it, an image, and a sign at the end.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// Where the second text stands.
    public enum CellStyle: Int, Sendable {
        /// Nowhere.
        case `default` = 0
        /// At the end of the row.
        case value1 = 1
        /// Beside a first one in the tint colour.
        case value2 = 2
        /// Below the first one, smaller.
        case subtitle = 3
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    /// How a row looks that a person has chosen.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// A row of a style, to be used again under an identifier.
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

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) { nil }

    private let cellStyle: CellStyle
    /// The name under which the row is used again.
    public let reuseIdentifier: String?
    /// Where an app puts what it shows itself.
    public let contentView = UIView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let sign = UIImageView(frame: .zero)
    private var shownSign = AccessoryType.none
    let line = UIView(frame: .zero)

    /// The first text.
    open var textLabel: UILabel? { title }
    /// The second text; nil for a style without one.
    open var detailTextLabel: UILabel? { cellStyle == .default ? nil : detail }
    /// The image at the beginning.
    open var imageView: UIImageView? { picture }
    /// What stands at the end.
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
    /// How the row looks when it is chosen: grey, or as ever.
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
    /// How far the line below stays away from both sides.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// A view behind everything.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// A view behind everything while the row is chosen; nil means a grey one.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }
    /// Whether the row is chosen; ``setSelected(_:animated:)`` is called for it.
    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a finger is on the row; ``setHighlighted(_:animated:)`` is called for it.
    open var isHighlighted: Bool {
        get { isTouched }
        set { setHighlighted(newValue, animated: false) }
    }
    private var isChosen = false { didSet { if isChosen != oldValue { setNeedsLayout() } } }
    private var isTouched = false { didSet { if isTouched != oldValue { setNeedsLayout() } } }
    private let choiceGround = UIView(frame: .zero)
    /// How far the content is moved in.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }

    /// Makes the row ready to be used again; a subclass calls super.
    open func prepareForReuse() {}

    /// Says whether the row is chosen.
    open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

    /// Says whether a finger is on the row.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isTouched = highlighted }

    private var touch: RowTouch?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touch == nil { touch = RowTouch(on: self) }
        super.touchesBegan(touches, with: event)
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
        title.font = .systemFont(ofSize: cellStyle == .value2 ? 12 : 17)
        detail.font = .systemFont(ofSize: cellStyle == .subtitle || cellStyle == .value2 ? 12 : 17)
        if cellStyle == .value2 { title.textColor = .systemBlue }
        if cellStyle == .value1 { detail.textColor = .secondaryLabel }
        picture.contentMode = .center
        sign.contentMode = .center
        line.backgroundColor = .separator
        choiceGround.backgroundColor = .systemGray4
        [title, detail, picture].forEach(contentView.addSubview)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        [contentView, sign, line].forEach(addSubview)
        backgroundColor = .systemBackground
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        placeContentView()
        placeChoice()
        line.frame = CGRect(
            x: separatorInset.left, y: bounds.height - 0.5,
            width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: 0.5)
        placeTexts()
    }

    /// Gives the content the room that the sign at the end leaves.
    func placeContentView() {
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, placeAccessory()), height: bounds.height)
    }

    /// Shows behind everything else whether the row is chosen or touched.
    private func placeChoice() {
        let ground = selectedBackgroundView ?? choiceGround
        let isShown = (isChosen || isTouched) && selectionStyle != .none
        choiceGround.isHidden = !isShown || ground !== choiceGround
        selectedBackgroundView?.isHidden = !isShown
        guard isShown else { return }
        if ground.superview !== self {
            let behind = backgroundView.flatMap { view in subviews.firstIndex { $0 === view } }
            insertSubview(ground, at: behind.map { $0 + 1 } ?? 0)
        }
        ground.frame = bounds
    }

    /// How much of the row what stands at its end takes from the content.
    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 24 }
        return accessoryType == .none ? 0 : 16 + 24
    }

    /// Where the room for the content ends.
    private func placeAccessory() -> CGFloat {
        sign.isHidden = accessoryView != nil || accessoryType == .none
        if let accessoryView {
            let width = accessoryView.bounds.width
            accessoryView.center = CGPoint(x: bounds.width - 16 - width / 2, y: bounds.midY)
        } else if accessoryType != .none {
            showSign()
            sign.frame = CGRect(x: bounds.width - 16 - 16, y: 0, width: 16, height: bounds.height)
        }
        return bounds.width - accessoryWidth
    }

    /// Only where it is another one: an image that is set has the constraints of the whole window solved anew.
    private func showSign() {
        guard accessoryType != shownSign else { return }
        shownSign = accessoryType
        let name =
            switch accessoryType {
            case .checkmark: "checkmark"
            case .detailButton, .detailDisclosureButton: "info.circle"
            default: "chevron.right"
            }
        sign.image = UIImage(systemName: name)?
            .withConfiguration(UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        sign.tintColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : nil
    }

    private func placeTexts() {
        let start = textStart(height: contentView.bounds.height)
        picture.isHidden = picture.image == nil
        if let image = picture.image {
            let side = min(image.size.width, contentView.bounds.height)
            picture.frame = CGRect(x: start - side - 16, y: 0, width: side, height: contentView.bounds.height)
        }
        let room = CGRect(
            x: start, y: 0, width: max(0, contentView.bounds.width - start - 16), height: contentView.bounds.height)
        detail.isHidden = cellStyle == .default || detail.text == nil
        switch cellStyle {
        case .subtitle where !detail.isHidden: stack(in: room)
        case .value1 where !detail.isHidden:
            let width = min(detail.sizeThatFits(room.size).width, room.width / 2)
            detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
            title.frame = CGRect(x: room.minX, y: 0, width: max(0, room.width - width - 6), height: room.height)
        case .value2 where !detail.isHidden:
            title.textAlignment = .right
            title.frame = CGRect(x: room.minX, y: 0, width: 75, height: room.height)
            detail.frame = CGRect(x: room.minX + 81, y: 0, width: max(0, room.width - 81), height: room.height)
        default: title.frame = room
        }
    }

    /// Where the texts begin in a row of a height: behind the image.
    private func textStart(height: CGFloat) -> CGFloat {
        let start: CGFloat = 16 + CGFloat(max(0, indentationLevel)) * 10
        return start + (picture.image.map { min($0.size.width, height) + 16 } ?? 0)
    }

    private func stack(in room: CGRect) {
        let heights = (
            title.sizeThatFits(CGSize(width: room.width, height: 0)).height,
            detail.sizeThatFits(CGSize(width: room.width, height: 0)).height
        )
        let top = (room.height - heights.0 - heights.1 - 2) / 2
        title.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights.0)
        detail.frame = CGRect(x: room.minX, y: top + heights.0 + 2, width: room.width, height: heights.1)
    }

    /// How high the row is, as it was measured last.
    private var known: (width: CGFloat, height: CGFloat)?

    override func measuresChanged() { known = nil }

    /// How high the row is at a width; measured anew only where something in it has changed.
    func height(atWidth width: CGFloat) -> CGFloat {
        if let known, known.width == width { return known.height }
        let height = sizeThatFits(CGSize(width: width, height: 0)).height
        known = (width, height)
        return height
    }

    /// As high as its texts or its own constraints ask for, and 44 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        // The texts get no more than this when the row is laid out.
        let content = max(1, width - accessoryWidth)
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
        let table = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
        guard table?.allowsSelection == true, selectionStyle != .none, !holdsControl(self) else { return SpokenView() }
        return SpokenView(isElement: true, label: textInside, traits: isSelected ? [.button, .selected] : .button)
    }

    private func holdsControl(_ view: UIView) -> Bool {
        view.subviews.contains { $0 is UIControl && !$0.isHidden || holdsControl($0) }
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
