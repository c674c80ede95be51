// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
    /// The number of sections.
    public var numberOfSections: Int { made.count }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection section: Int) -> Int {
        made.indices.contains(section) ? made[section].count : 0
    }

    /// The visible items.
    public var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return allItems.filter { isSeen($0.cell) }.map(\.path)
    }

    /// The visible items.
    public var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return allItems.map(\.cell).filter(isSeen)
    }

    private func isSeen(_ cell: UICollectionViewCell) -> Bool {
        !cell.isHidden && cell.convert(cell.bounds, to: self).intersects(bounds)
    }

    /// An item; nil if there is none.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard made.indices.contains(indexPath.section), made[indexPath.section].indices.contains(indexPath.item) else {
            return nil
        }
        return made[indexPath.section][indexPath.item]
    }

    /// Returns the index path of a cell; nil for a cell of another collection.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        allItems.first { $0.cell === cell }?.path
    }

    /// Returns the index path at a point; nil if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return allItems.first { !$0.cell.isHidden && $0.cell.convert($0.cell.bounds, to: self).contains(point) }?.path
    }

    /// Returns a supplementary view; nil if there is none.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { besides[BesideKey(kind: elementKind, path: indexPath)] }

    /// The kind of what stands beside items; nil for an item.
    func kind(of view: UICollectionReusableView) -> String? { besides.first { $0.value === view }?.key.kind }

    /// What of a kind stands beside items that are seen.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        besides.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }

    /// Where what stands beside items that are seen is.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        besides.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    /// Where the layout has an item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Changes the layout.
    @preconcurrency public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        if animated, window != nil { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
        if let completion { ScreenUpdate.shared.afterwards { completion(true) } }
    }

    /// Scrolls to an item.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let place = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return }
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset).size
        var offset = contentOffset
        let scroller = place.scrollingSection.flatMap { scrollers[$0] }
        if let scroller, let cell = cellForItem(at: indexPath) {
            scroller.scrollRectToVisible(cell.frame, animated: animated)
        }
        let frame = place.frame
        if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - inset.top }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - inset.top }
        if scroller == nil {
            if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
            if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - inset.left }
            if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - inset.left }
        }
        let size = contentSize
        offset.y = max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.height))
        offset.x = max(-inset.left, min(offset.x, size.width + inset.right - bounds.width))
        setContentOffset(offset, animated: animated)
    }
}
