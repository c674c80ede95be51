// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Rows below each other, in sections.
///
/// All rows are made and laid out, up to 500, also those that are scrolled out of sight. Rows are made anew at each
/// ``reloadData()``.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    /// Which lines stand between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }

    /// How rows come and go; they do at once.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// A table of a style, of a place and size.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// A plain table of a place and size.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) { nil }

    /// The height that a row, or what stands above a section, has by itself.
    public nonisolated static let automaticDimension: CGFloat = -1
    private static let rowLimit = 500

    /// How sections look.
    public let style: Style
    /// Who says what the rows are.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    /// The height of rows in points; ``automaticDimension`` leaves it to each.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// What a height is likely to be; not heeded, as every row is measured.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of what stands above a section.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// The height of what stands below a section.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// The space above the first section's header, where there is one.
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Which lines stand between rows.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The colour of those lines.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// How far those lines stay away from both sides.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// Whether a finger may choose a row.
    open var allowsSelection = true
    /// Whether several rows may be chosen; a tap on one that is then takes it back.
    open var allowsMultipleSelection = false
    /// The rows that are chosen, in the order in which they were.
    var selection: [IndexPath] = []
    /// A view above all sections, as high as it is.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// A view below all sections, as high as it is.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// A view behind all rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private struct Section {
        var header: UIView?
        var rows: [UITableViewCell] = []
        var footer: UIView?
    }

    private var classes: [String: UITableViewCell.Type] = [:]
    private var sections: [Section]?

    private func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Rows

    /// Has rows of an identifier made of a class.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A row of an identifier to be used again: there is none, as rows are made anew.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { $0.makeRow(identifier) }
    }

    /// A row of an identifier; a plain one, with a complaint, where no class was registered for it.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Complaint.write(
            "no class is registered for rows ‘\(identifier)’, so a plain one is shown; call register(_:forCellReuseIdentifier:)"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Asks for all rows anew.
    open func reloadData() {
        sections?.forEach { section in
            (section.rows + [section.header, section.footer].compactMap { $0 }).forEach { $0.removeFromSuperview() }
        }
        sections = nil
        selection = []
        setNeedsLayout()
    }

    /// Asks for all rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for all rows anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Asks for all rows anew.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for all rows anew.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Begins changes that belong together.
    open func beginUpdates() {}
    /// Ends them.
    open func endUpdates() { reloadData() }
    /// A row is chosen no more; the delegate is not called, since the app itself asks for it.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath, animated: animated) }
    /// Chooses a row in the place of another, and scrolls to it; the delegate is not called, since the app itself asks
    /// for it.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        mark(indexPath, animated: animated)
        if let indexPath { show(indexPath, at: scrollPosition, animated: animated) }
    }

    /// How many sections there are.
    open var numberOfSections: Int { made.count }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        made.indices.contains(section) ? made[section].rows.count : 0
    }
    /// The rows, all of which are made.
    open var visibleCells: [UITableViewCell] { made.flatMap(\.rows) }
    /// A row; nil where there is none.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard made.indices.contains(indexPath.section), made[indexPath.section].rows.indices.contains(indexPath.row)
        else { return nil }
        return made[indexPath.section].rows[indexPath.row]
    }
    /// Where a row is; nil for one of another table.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        for (section, content) in made.enumerated() {
            if let row = content.rows.firstIndex(where: { $0 === cell }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    private var made: [Section] {
        if let sections { return sections }
        guard let dataSource else { return [] }
        // Asking for them may ask for the table's own numbers.
        sections = []
        var rest = Self.rowLimit
        let made = (0..<min(max(dataSource.numberOfSections(in: self), 0), Self.rowLimit)).map { index in
            let count = min(max(dataSource.tableView(self, numberOfRowsInSection: index), 0), rest)
            rest -= count
            var section = Section(
                header: tableDelegate?.tableView(self, viewForHeaderInSection: index)
                    ?? dataSource.tableView(self, titleForHeaderInSection: index).map {
                        caption($0, isHeader: true)
                    },
                footer: tableDelegate?.tableView(self, viewForFooterInSection: index)
                    ?? dataSource.tableView(self, titleForFooterInSection: index).map {
                        caption($0, isHeader: false)
                    })
            section.rows = (0..<count).map { row in
                let path = IndexPath(row: row, section: index)
                let cell = dataSource.tableView(self, cellForRowAt: path)
                tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
                return cell
            }
            (section.rows + [section.header, section.footer].compactMap { $0 }).forEach(addSubview)
            return section
        }
        sections = made
        return made
    }

    private func caption(_ text: String, isHeader: Bool) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = style != .plain && isHeader ? text.localizedUppercase : text
        view.textLabel?.font = style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
        view.textLabel?.textColor = style == .plain ? .label : .secondaryLabel
        return view
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
        dressRows()
        measure { view, frame in
            view.frame = frame
            // All rows before one of them is laid out: each that moves its content then has all constraints solved
            // anew.
            (view as? UITableViewCell)?.placeContentView()
        }
    }

    /// The size of all rows, which are laid out for it.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: measure { _, _ in }) }
        set { super.contentSize = newValue }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// How far rows stay away from both sides.
    private var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

    /// Calls for each view with its place, and says how high all are.
    @discardableResult private func measure(_ place: (UIView, CGRect) -> Void) -> CGFloat {
        var top: CGFloat = 0
        let inset = sideInset
        func put(_ view: UIView?, _ height: CGFloat, inset: CGFloat = 0) {
            guard let view, height > 0, height.isFinite else { return }
            place(view, CGRect(x: inset, y: top, width: max(0, bounds.width - 2 * inset), height: height))
            top += height
        }
        put(tableHeaderView, tableHeaderView?.bounds.height ?? 0)
        for (index, section) in made.enumerated() {
            put(section.header, captionHeight(section.header, index, isHeader: true))
            for (row, cell) in section.rows.enumerated() {
                put(cell, height(of: cell, at: IndexPath(row: row, section: index)), inset: inset)
            }
            put(section.footer, captionHeight(section.footer, index, isHeader: false))
            if style != .plain, section.footer == nil { top += 18 }
        }
        put(tableFooterView, tableFooterView?.bounds.height ?? 0)
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

    private func dress(_ cell: UITableViewCell, isLast: Bool, in section: Section) {
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
        return cell.height(atWidth: max(0, bounds.width - 2 * sideInset))
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
