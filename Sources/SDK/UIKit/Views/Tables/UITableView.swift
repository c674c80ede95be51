// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows rows in sections.
///
/// All rows are made and laid out, up to 500, also those that are scrolled out of sight. Rows are made again at each
/// ``reloadData()``; other changes leave those that stay.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The appearance of sections.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// The style of the separators.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    /// The animation of inserted and deleted rows; every style fades.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        takeAppearance()
    }

    /// The letters beside the rows.
    var indexView: SectionIndexView?
    /// The color of the letters; nil is the tint color.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    /// What is behind the letters; nil is nothing.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// What is behind them while a finger is on them; nil is nothing.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// From how many rows on there are letters.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { indexView?.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Creates a plain table with a frame.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The height that a row, or what stands above a section, has by itself.
    public nonisolated static let automaticDimension: CGFloat = -1
    static let rowLimit = 500

    /// The appearance of sections.
    public let style: Style
    /// The prefetching data source; all rows are created at once here.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// The data source.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    /// The height of rows in points; ``automaticDimension`` measures each row.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// The estimated height; ignored, since every row is measured.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of section headers.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// The height of section footers.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// The space above the first section's header, where there is one.
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The style of the separators.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The color of those lines.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// How far those lines stay away from both sides.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// Whether rows can be selected.
    open var allowsSelection = true { didSet { displayChanged() } }
    /// Whether several rows can be selected; a tap on a selected row deselects it.
    open var allowsMultipleSelection = false
    /// The selected rows, in the order of selection.
    var selection: [IndexPath] = []
    /// The table's header view, with its own height.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// The table's footer view, with its own height.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// The background view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether rows can be selected during editing.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected during editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the table is in editing mode; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isEdited = false

    var classes: [String: UITableViewCell.Type] = [:]
    var captionClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Nil if the app creates them.
    var sections: [TableSection]?
    /// Changes that are not made yet, as there are more that belong to them.
    var pendingUpdates = ItemUpdates()
    var pendingAnimates = false
    var batchDepth = 0
    /// The row that the data source is to fill again.
    var refilled: UITableViewCell?
    /// The row that was moved aside.
    var openSwipe: RowSwipe?

    /// Enters or leaves editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEdited else { return }
        isEdited = editing
        closeSwipe(except: nil)
        dressForEditing()
        setNeedsLayout()
        if animated, window != nil { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Rows

    /// Reloads all rows.
    open func reloadData() {
        closeSwipe(except: nil)
        sections?.forEach { $0.views.forEach { $0.removeFromSuperview() } }
        sections = nil
        selection = []
        setNeedsLayout()
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath, animated: animated) }
    /// Selects a row and scrolls to it, without calling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        mark(indexPath, animated: animated)
        if let indexPath { show(indexPath, at: scrollPosition, animated: animated) }
    }

    /// The rows, all of which are made.
    open var visibleCells: [UITableViewCell] { made.flatMap(\.rows) }
    /// All sections, made where they were not.
    var made: [TableSection] {
        makeRows()
        return sections ?? []
    }

    /// Asks the data source for all rows where they were not made yet.
    func makeRows() {
        guard sections == nil, let dataSource else { return }
        // Asking for them may ask for the table's own numbers.
        sections = []
        var rest = Self.rowLimit
        let count = min(max(dataSource.numberOfSections(in: self), 0), Self.rowLimit)
        sections = (0..<count).map { index in
            let count = min(max(dataSource.tableView(self, numberOfRowsInSection: index), 0), rest)
            rest -= count
            var section = TableSection()
            takeCaptions(of: index, into: &section)
            let paths = (0..<count).map { IndexPath(row: $0, section: index) }
            prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
            section.rows = paths.map(makeRow)
            section.views.forEach(addSubview)
            return section
        }
        if isEdited { dressForEditing() }
    }

    /// Asks the data source for a row.
    func makeRow(at path: IndexPath) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level > 0 { cell.indentationLevel = level }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Asks for what stands above and below a section.
    func takeCaptions(of index: Int, into section: inout TableSection) {
        section.header =
            tableDelegate?.tableView(self, viewForHeaderInSection: index)
            ?? dataSource?.tableView(self, titleForHeaderInSection: index).map { caption($0, isHeader: true) }
        section.footer =
            tableDelegate?.tableView(self, viewForFooterInSection: index)
            ?? dataSource?.tableView(self, titleForFooterInSection: index).map { caption($0, isHeader: false) }
        if let header = section.header {
            tableDelegate?.tableView(self, willDisplayHeaderView: header, forSection: index)
        }
        if let footer = section.footer {
            tableDelegate?.tableView(self, willDisplayFooterView: footer, forSection: index)
        }
        (section.header as? UITableViewHeaderFooterView)?.isInGroupedTable = style != .plain
        (section.footer as? UITableViewHeaderFooterView)?.isInGroupedTable = style != .plain
    }

    private func caption(_ text: String, isHeader: Bool) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = style != .plain && isHeader ? text.localizedUppercase : text
        view.textLabel?.font = style == .plain ? .system(weight: .bold, as: .body) : .system(as: .footnote)
        view.textLabel?.adjustsFontForContentSizeCategory = true
        view.textLabel?.textColor = style == .plain ? .label : .secondaryLabel
        return view
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
        dressRows()
        if isEdited { dressForEditing() }
        place { view, frame in
            view.frame = frame
            // All rows before one of them is laid out: each that moves its content then has all constraints solved
            // again.
            (view as? UITableViewCell)?.placeContentView()
        }
        if style == .plain { pinHeaders() }
        openSwipe?.place()
        placeIndex()
    }

    /// What stands above the rows of a plain table stays in sight while they are.
    private func pinHeaders() {
        for section in made {
            guard let header = section.header else { continue }
            let bottom = (section.rows.map(\.frame.maxY) + [section.footer?.frame.maxY ?? 0]).max() ?? 0
            let top = header.frame.minY
            pin(header, Pinning(top: top, end: max(top, bottom - header.bounds.height)))
        }
    }

    /// The size of all rows, which are laid out for it.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: place { _, _ in }) }
        set { super.contentSize = newValue }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// How far rows stay away from both sides.
    private var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

    /// Calls for each view with its place, and says how high all are.
    @discardableResult func place(_ put: (UIView, CGRect) -> Void) -> CGFloat {
        var top: CGFloat = 0
        let inset = sideInset
        func stack(_ view: UIView?, _ height: CGFloat, inset: CGFloat = 0) {
            guard let view, height > 0, height.isFinite else { return }
            put(view, CGRect(x: inset, y: top, width: max(0, bounds.width - 2 * inset), height: height))
            top += height
        }
        stack(tableHeaderView, tableHeaderView?.bounds.height ?? 0)
        // Grouped rows keep away from what is above them, as those of the sections below do.
        if style != .plain, tableHeaderView == nil, let first = made.first, first.header == nil { top += 18 }
        for (index, section) in made.enumerated() {
            stack(section.header, captionHeight(section.header, index, isHeader: true))
            for (row, cell) in section.rows.enumerated() {
                stack(cell, height(of: cell, at: IndexPath(row: row, section: index)), inset: inset)
            }
            stack(section.footer, captionHeight(section.footer, index, isHeader: false))
            if style != .plain, section.footer == nil { top += 18 }
        }
        stack(tableFooterView, tableFooterView?.bounds.height ?? 0)
        return top
    }

    /// Rows that are more than a screen away from what is seen are not drawn, whatever reaches out of them.
    override func mayShow(_ subview: UIView) -> Bool {
        subview === backgroundView || subview.frame.intersects(bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    }

    private func dressRows() {
        for section in made {
            for (row, cell) in section.rows.enumerated() {
                dress(cell, isLast: row == section.rows.count - 1, in: section)
            }
        }
    }

    private func dress(_ cell: UITableViewCell, isLast: Bool, in section: TableSection) {
        cell.line.isHidden = separatorStyle == .none || isLast && style != .plain
        cell.line.backgroundColor = separatorColor
        if cell.separatorInset.left == 16, separatorInset.left != 16 { cell.separatorInset = separatorInset }
        guard style != .plain else { return }
        if cell.backgroundColor == .systemBackground { cell.backgroundColor = .secondarySystemGroupedBackground }
        guard style == .insetGrouped else { return }
        cell.clipsToBounds = true
        cell.layer.cornerRadius = cell === section.rows.first || isLast ? 10 : 0
        var corners: CACornerMask = []
        if cell === section.rows.first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
    }

    private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard asked == Self.automaticDimension else { return max(0, asked) }
        // In whole pixels, so that the line below each row has its own.
        let scale = max(traitCollection.displayScale, 1)
        return (cell.height(atWidth: max(0, bounds.width - 2 * sideInset)) * scale - 1e-4).rounded(.up) / scale
    }

    private func captionHeight(_ view: UIView?, _ section: Int, isHeader: Bool) -> CGFloat {
        guard let view else { return 0 }
        let asked =
            isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard asked == Self.automaticDimension else { return max(0, asked) }
        return max(view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height, 28)
    }
}
