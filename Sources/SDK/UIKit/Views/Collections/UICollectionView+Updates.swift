// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
    /// Reloads items.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    /// Reconfigures items: the data source fills the existing cells again.
    public func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfigured += indexPaths } }
    /// Inserts items that the data source already has.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    /// Deletes items that the data source no longer has.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    /// Moves an item to the place that it has in the data source.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Inserts sections that the data source already has.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections that the data source no longer has.
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Moves a section to the place that it has in the data source.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    /// Performs changes as one update; afterwards the data source must match them.
    @preconcurrency public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        change { _ in updates?() }
        if let completion { ScreenUpdate.shared.afterwards { completion(true) } }
    }

    private func change(_ change: (inout ItemUpdates) -> Void) {
        batchDepth += 1
        // What is changed inside of a batch is added to what is pending meanwhile.
        var own = ItemUpdates()
        change(&own)
        pendingUpdates.add(own)
        batchDepth -= 1
        guard batchDepth == 0 else { return }
        let changes = pendingUpdates
        pendingUpdates = ItemUpdates()
        follow(changes, animated: true)
    }

    /// Makes the views follow changes that the data source has made.
    func follow(_ updates: ItemUpdates, animated: Bool) {
        closeSwipe(except: nil)
        // Items that were not made yet are made as the data source has them by now.
        guard !updates.isEmpty, let old = items, let dataSource else { return show(new: [], animated: animated) }
        let layout = updates.layout(
            of: old,
            counts: (0..<dataSource.numberOfSections(in: self)).map {
                dataSource.collectionView(self, numberOfItemsInSection: $0)
            }, limit: Self.itemLimit, in: "collection", "items")
        guard let layout else { return reloadData() }
        let chosen = selection.compactMap(cellForItem)
        var new: [UICollectionViewCell] = []
        items = []
        items = layout.enumerated().map { section, content in
            content.items.enumerated().map { item, slot in
                let path = IndexPath(item: item, section: section)
                switch slot {
                case .kept(let cell): return cell
                case .new(let former):
                    refilled = former
                    let cell = makeItem(at: path)
                    refilled = nil
                    if cell !== former { new.append(cell) }
                    return cell
                }
            }
        }
        let kept = Set((items ?? []).joined().map { ObjectIdentifier($0) })
        for cell in old.joined() where !kept.contains(ObjectIdentifier(cell)) { cell.removeFromSuperview() }
        for cell in (items ?? []).joined() where cell.superview == nil { addSubview(cell) }
        // What stands beside a section may be that of another one now.
        if layout.enumerated().contains(where: { $0.offset != $0.element.former || $0.element.isReloaded }) {
            removeBesides()
        }
        selection = chosen.compactMap { indexPath(for: $0) }
        show(new: new, animated: animated)
    }

    /// Places everything, and shows the way there.
    private func show(new: [UICollectionViewCell], animated: Bool) {
        collectionViewLayout.invalidateLayout()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation {
            prepareLayout()
            for cell in new {
                if let path = indexPath(for: cell), let place = collectionViewLayout.layoutAttributesForItem(at: path),
                    place.scrollingSection == nil
                {
                    cell.frame = place.frame
                }
                cell.alpha = 0
            }
        }
        UIView.animate(withDuration: 0.3) {
            self.layoutIfNeeded()
            new.forEach { $0.alpha = 1 }
        }
    }
}
