// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// Reloads rows.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloaded += indexPaths }
    }

    /// Reconfigures rows: the data source fills the existing cells again.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        change(.none) { $0.reconfigured += indexPaths }
    }

    /// Reloads sections with their headers and footers.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }

    /// Inserts rows that the data source already has.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.inserted += indexPaths }
    }

    /// Deletes rows that the data source no longer has.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deleted += indexPaths }
    }

    /// Moves a row to the place that it has in the data source.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
    }

    /// Inserts sections that the data source already has.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections that the data source no longer has.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }

    /// Moves a section to the place that it has in the data source.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append((section, newSection)) }
    }

    /// Performs changes as one update; afterwards the data source must match them.
    @preconcurrency public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates()
        if let completion { ScreenUpdate.shared.afterwards { completion(true) } }
    }

    /// Begins a transaction.
    public func beginUpdates() { batchDepth += 1 }

    /// Ends them; also without any the heights of rows are asked for again.
    public func endUpdates() {
        guard batchDepth > 0 else { return }
        batchDepth -= 1
        guard batchDepth == 0 else { return }
        let (changes, animates) = (pendingUpdates, pendingAnimates)
        (pendingUpdates, pendingAnimates) = (ItemUpdates(), false)
        follow(changes, animated: animates || changes.isEmpty)
    }

    private func change(_ animation: RowAnimation, _ change: (inout ItemUpdates) -> Void) {
        beginUpdates()
        change(&pendingUpdates)
        if animation != .none { pendingAnimates = true }
        endUpdates()
    }

    /// Makes the views follow changes that the data source has made.
    func follow(_ updates: ItemUpdates, animated: Bool) {
        closeSwipe(except: nil)
        // Rows that were not made yet are made as the data source has them by now.
        guard !updates.isEmpty, let old = sections, let dataSource else { return show(new: [], animated: animated) }
        let layout = updates.layout(
            of: old.map(\.rows),
            counts: (0..<dataSource.numberOfSections(in: self)).map {
                dataSource.tableView(self, numberOfRowsInSection: $0)
            }, limit: Self.rowLimit, in: "table", "rows")
        guard let layout else { return reloadData() }
        let chosen = selection.compactMap(cellForRow)
        var made: [UITableViewCell] = []
        sections = []
        sections = layout.enumerated().map { index, section in
            var views = section.former.map { old[$0] } ?? TableSection()
            if section.former == nil || section.isReloaded { takeCaptions(of: index, into: &views) }
            views.rows = section.items.enumerated().map { row, slot in
                let path = IndexPath(row: row, section: index)
                guard case .new(let former) = slot else {
                    if case .kept(let cell) = slot { return cell }
                    return makeRow(at: path)
                }
                refilled = former
                let cell = makeRow(at: path)
                refilled = nil
                if cell !== former { made.append(cell) }
                return cell
            }
            return views
        }
        exchange(old)
        selection = chosen.compactMap(indexPath)
        show(new: made, animated: animated)
    }

    /// Takes out the views that are in no section any more, and puts in those that are new.
    private func exchange(_ old: [TableSection]) {
        let views = made.flatMap(\.views)
        let kept = Set(views.map { ObjectIdentifier($0) })
        for view in old.flatMap(\.views) where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
    }

    /// Places everything, and shows the way there.
    private func show(new: [UITableViewCell], animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation {
            place { view, frame in if new.contains(where: { $0 === view }) { view.frame = frame } }
            new.forEach { $0.alpha = 0 }
        }
        UIView.animate(withDuration: 0.3) {
            self.layoutIfNeeded()
            new.forEach { $0.alpha = 1 }
        }
    }
}
