// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A list row in a collection.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 10

    private let line = UIView(frame: .zero)
    private var list: UICollectionLayoutListConfiguration?
    private var separator = UIListSeparatorConfiguration(listAppearance: .plain)
    private var shown: [(accessory: UICellAccessory, view: UIView)] = []
    private var shownFor: (isEditing: Bool, isSelected: Bool)?

    /// Creates a row with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        line.isHidden = true
        addSubview(line)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// What stands at the beginning and the end.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            shownFor = nil
            known = nil
            setNeedsUpdateConfiguration()
        }
    }
    /// The row's position in an outline; nil outside an outline.
    var outline: OutlinePlace? {
        didSet {
            guard outline != oldValue else { return }
            if let outline { indentationLevel = outline.level }
            shownFor = nil
            setNeedsLayout()
        }
    }
    /// Whether a tap anywhere on the row expands it.
    var expandsByTap: Bool { outline != nil && accessories.contains(where: \.expandsRow) }
    /// The indentation level.
    open var indentationLevel = 0 {
        didSet {
            known = nil
            setNeedsLayout()
        }
    }
    /// The indentation width per level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether what stands at the beginning is moved in as well; it is.
    open var indentsAccessories = true

    /// Where the line below the row lies.
    @available(*, unavailable, message: "the line begins where the texts of a UIListContentConfiguration do")
    open var separatorLayoutGuide: UILayoutGuide { UILayoutGuide() }

    /// Returns the configuration of a list row, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch list?.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar: .listSidebarCell()
        default: .listPlainCell()
        }
    }

    /// Takes the looks of a list, as far as the app has said nothing else.
    func dress(as list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool) {
        self.list = list
        if backgroundConfiguration == nil, backgroundColor == nil {
            backgroundConfiguration = defaultBackgroundConfiguration()
            contents.isStale = true
        }
        separator = list.separatorConfiguration
        if let path = collection?.indexPath(for: self), let handler = list.itemSeparatorHandler {
            separator = handler(path, separator)
        }
        let usual = !list.showsSeparators || isLast && !list.isPlain
        line.isHidden =
            separator.bottomSeparatorVisibility == .automatic
            ? usual : separator.bottomSeparatorVisibility == .hidden
        line.backgroundColor = separator.color
        guard list.appearance == .insetGrouped else { return }
        clipsToBounds = true
        layer.cornerRadius = isFirst || isLast ? 10 : 0
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
    }

    // MARK: Accessories

    private func makeAccessories() {
        let isEditing = collection?.isEditing ?? false
        if let shownFor, shownFor == (isEditing, isSelected) { return }
        shownFor = (isEditing, isSelected)
        shown.forEach { $0.view.removeFromSuperview() }
        shown = accessories.filter { accessory in
            switch accessory.displayed {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }.map { ($0, $0.make(self)) }
        shown.forEach { addSubview($0.view) }
    }

    override func configure() {
        super.configure()
        makeAccessories()
    }

    private func width(atLeading: Bool) -> CGFloat {
        let views = shown.filter { $0.accessory.isLeading == atLeading }.map(\.view)
        guard !views.isEmpty else { return 0 }
        let widths = views.map(\.bounds.width).reduce(0, +) + Self.gap * CGFloat(views.count - 1)
        // The contents have a margin of their own beside what stands there.
        return Self.margin + widths - (atLeading ? 0 : 4)
    }

    override var contentPlace: CGRect {
        let start = width(atLeading: true) + CGFloat(max(0, indentationLevel)) * indentationWidth
        return CGRect(
            x: start, y: 0, width: max(0, bounds.width - start - width(atLeading: false)), height: bounds.height)
    }

    open override func layoutSubviews() {
        makeAccessories()
        super.layoutSubviews()
        var place = Self.margin + CGFloat(max(0, indentationLevel)) * indentationWidth
        for (_, view) in shown where isLeading(view) {
            view.center = CGPoint(x: place + view.bounds.width / 2, y: bounds.midY)
            place += view.bounds.width + Self.gap
        }
        var last = bounds.width - Self.margin
        for (_, view) in shown.reversed() where !isLeading(view) {
            view.center = CGPoint(x: last - view.bounds.width / 2, y: bounds.midY)
            last -= view.bounds.width + Self.gap
        }
        let text = (contents.shown as? UIListContentView)?.textStart ?? Self.margin
        let x = contentPlace.minX + text
        let insets = separator.bottomSeparatorInsets
        let isOwn = insets != UIListSeparatorConfiguration.automaticInsets
        let (start, end) = isOwn ? (insets.leading, bounds.width - insets.trailing) : (x, bounds.width)
        line.frame = CGRect(x: start, y: bounds.height - 0.5, width: max(0, end - start), height: 0.5)
    }

    private func isLeading(_ view: UIView) -> Bool { shown.first { $0.view === view }?.accessory.isLeading ?? false }

    override func fittingSize(near size: CGSize, isWidthFixed: Bool) -> CGSize {
        let fitting = super.fittingSize(near: size, isWidthFixed: isWidthFixed)
        return CGSize(width: fitting.width, height: max(44, fitting.height))
    }
}
