// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// The number of sections.
    public var numberOfSections: Int { made.count }

    /// Returns the number of rows in a section.
    public func numberOfRows(inSection section: Int) -> Int {
        made.indices.contains(section) ? made[section].rows.count : 0
    }

    /// The rows that are seen.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        let seen = bounds.inset(by: adjustedContentInset)
        return allPaths.filter { cellForRow(at: $0)?.frame.intersects(seen) ?? false }
    }

    /// Where all rows are.
    var allPaths: [IndexPath] {
        made.enumerated().flatMap { section, content in
            content.rows.indices.map { IndexPath(row: $0, section: section) }
        }
    }

    /// A row; nil if there is none.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard made.indices.contains(indexPath.section), made[indexPath.section].rows.indices.contains(indexPath.row)
        else { return nil }
        return made[indexPath.section].rows[indexPath.row]
    }

    /// Returns the index path of a row; nil for a row of another table.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        for (section, content) in made.enumerated() {
            if let row = content.rows.firstIndex(where: { $0 === cell }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    /// Returns the index path at a point; nil if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return allPaths.first { cellForRow(at: $0)?.frame.contains(point) ?? false }
    }

    /// The rows that lie in a rectangle of the table's own coordinates.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layoutIfNeeded()
        return allPaths.filter { cellForRow(at: $0)?.frame.intersects(rect) ?? false }
    }

    /// Where a row lies in the table's own coordinates; nothing if there is none.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        return cellForRow(at: indexPath)?.frame ?? .zero
    }

    /// The rectangle of a section, with what stands above and below it; none for one that does not exist.
    public func rect(forSection section: Int) -> CGRect {
        union(rectForHeader(inSection: section), union(rows(of: section), rectForFooter(inSection: section)))
    }

    /// The rectangle of what stands above a section; none where nothing does.
    public func rectForHeader(inSection section: Int) -> CGRect {
        layoutIfNeeded()
        return made.indices.contains(section) ? made[section].header?.frame ?? .zero : .zero
    }

    /// The rectangle of what stands below a section; none where nothing does.
    public func rectForFooter(inSection section: Int) -> CGRect {
        layoutIfNeeded()
        return made.indices.contains(section) ? made[section].footer?.frame ?? .zero : .zero
    }

    private func rows(of section: Int) -> CGRect {
        guard (0..<numberOfSections).contains(section) else { return .zero }
        return (0..<numberOfRows(inSection: section)).reduce(.zero) { rect, row in
            union(rect, rectForRow(at: IndexPath(row: row, section: section)))
        }
    }

    private func union(_ first: CGRect, _ second: CGRect) -> CGRect {
        if first == .zero { return second }
        return second == .zero ? first : first.union(second)
    }

    /// What stands above a section; nil if nothing does.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        made.indices.contains(section) ? made[section].header as? UITableViewHeaderFooterView : nil
    }

    /// What stands below a section; nil if nothing does.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        made.indices.contains(section) ? made[section].footer as? UITableViewHeaderFooterView : nil
    }

    /// Scrolls to a row.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard scrollPosition == .none else { return show(indexPath, at: scrollPosition, animated: animated) }
        scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
    }
}
