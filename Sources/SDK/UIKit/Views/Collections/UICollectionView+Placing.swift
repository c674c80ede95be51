// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
    /// Gives all views the places that the layout has for them.
    func placeItems() {
        prepareLayout()
        let wasPlacing = isPlacingItems
        isPlacingItems = true
        defer { isPlacingItems = wasPlacing }
        let size = collectionViewLayout.collectionViewContentSize
        let everywhere = CGRect(origin: .zero, size: size).insetBy(dx: -10_000, dy: -10_000)
        let all = collectionViewLayout.layoutAttributesForElements(in: everywhere) ?? []
        placeScrollers()
        var placed: Set<ObjectIdentifier> = []
        var needed: Set<BesideKey> = []
        for place in all.sorted(by: { $0.zIndex < $1.zIndex }) {
            guard let view = view(for: place, &needed) else { continue }
            placed.insert(ObjectIdentifier(view))
            put(view, at: place)
        }
        for (path, cell) in allItems where !placed.contains(ObjectIdentifier(cell)) {
            if let place = collectionViewLayout.layoutAttributesForItem(at: path) {
                put(cell, at: place)
            } else {
                cell.isHidden = true
            }
        }
        for (key, view) in besides where !needed.contains(key) {
            view.removeFromSuperview()
            besides[key] = nil
        }
    }

    /// All items with their places.
    var allItems: [(path: IndexPath, cell: UICollectionViewCell)] {
        made.enumerated().flatMap { section, cells in
            cells.enumerated().map { (IndexPath(item: $0, section: section), $1) }
        }
    }

    private func view(
        for place: UICollectionViewLayoutAttributes, _ needed: inout Set<BesideKey>
    ) -> UICollectionReusableView? {
        guard place.representedElementCategory != .cell, let kind = place.representedElementKind else {
            return cellForItem(at: place.indexPath)
        }
        let key = BesideKey(kind: kind, path: place.indexPath)
        needed.insert(key)
        return beside(key, isDecoration: place.representedElementCategory == .decorationView)
    }

    /// What stands beside items or behind them, made where it was not.
    func beside(_ key: BesideKey, isDecoration: Bool) -> UICollectionReusableView? {
        if let known = besides[key] { return known }
        let made: UICollectionReusableView? =
            isDecoration
            ? collectionViewLayout.decorationClasses[key.kind]?.makeItem(.zero)
            : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
        guard let made else { return nil }
        besides[key] = made
        if isDecoration { insertSubview(made, at: 0) } else { addSubview(made) }
        return made
    }

    private func put(_ view: UICollectionReusableView, at place: UICollectionViewLayoutAttributes) {
        var frame = place.frame
        let holder = place.scrollingSection.flatMap { scrollers[$0] }
        if let holder { frame.origin = CGPoint(x: frame.minX - holder.frame.minX, y: frame.minY - holder.frame.minY) }
        if view.superview !== holder ?? self { (holder ?? self).addSubview(view) }
        view.apply(place)
        let pinning = holder == nil ? place.pinEnd.map { Pinning(top: frame.minY, end: max($0, frame.minY)) } : nil
        if pinning == nil, view.frame != frame { view.frame = frame }
        if let pinning {
            // Only its place is the pin's.
            if view.frame.size != frame.size || view.frame.minX != frame.minX { view.frame = frame }
            pin(view, pinning)
        } else if view.pinning != nil {
            pin(view, nil)
        }
        if view.alpha != place.alpha { view.alpha = place.alpha }
        if view.isHidden != place.isHidden { view.isHidden = place.isHidden }
        // One that was swiped aside has a transform of its own.
        if openSwipe?.cell !== view, view.transform != place.transform { view.transform = place.transform }
    }

    /// Sections that are scrolled by themselves have scroll views for that.
    private func placeScrollers() {
        let wanted = collectionViewLayout.scrollingSections
        for (section, scroller) in scrollers where wanted[section] == nil {
            scroller.removeFromSuperview()
            scrollers[section] = nil
        }
        for (section, place) in wanted {
            let scroller = scrollers[section] ?? UIScrollView(frame: .zero)
            if scrollers[section] == nil {
                scroller.contentInsetAdjustmentBehavior = .never
                scroller.showsHorizontalScrollIndicator = false
                scroller.showsVerticalScrollIndicator = false
                scrollers[section] = scroller
                addSubview(scroller)
            }
            if scroller.frame != place.frame { scroller.frame = place.frame }
            scroller.contentSize = place.contentSize
            scroller.isPagingEnabled = place.isPaging
        }
    }

    /// Rows of lists get their grounds, lines and corners.
    func dressLists() {
        for (section, cells) in made.enumerated() {
            guard let list = collectionViewLayout.list(ofSection: section) else { continue }
            for (item, cell) in cells.enumerated() {
                guard let cell = cell as? UICollectionViewListCell else { continue }
                cell.dress(as: list, isFirst: item == 0, isLast: item == cells.count - 1)
            }
        }
    }
}
