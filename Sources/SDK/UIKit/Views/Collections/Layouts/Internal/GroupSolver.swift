// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds out where the items of a group lie.
@MainActor struct GroupSolver {
    private let collection: UICollectionView
    private let section: Int
    private let count: Int
    /// The first item that is in no group yet.
    private(set) var next: Int
    private(set) var places: [UICollectionViewLayoutAttributes] = []

    init(_ collection: UICollectionView, section: Int, next: Int, count: Int) {
        (self.collection, self.section, self.next, self.count) = (collection, section, next, count)
    }

    /// Lays a group out.
    ///
    /// - Returns: How large it is in the end.
    mutating func lay(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize {
        let asked = group.layoutSize.size(in: container)
        let inner = CGRect(origin: origin, size: asked).without(group.contentInsets)
        if let provider = group.provider {
            layCustom(provider, in: inner)
            return asked
        }
        let isAcross = group.axis == .horizontal
        let used = layItems(of: group, in: inner, isAcross: isAcross)
        let margins = CGSize(width: asked.width - inner.width, height: asked.height - inner.height)
        return CGSize(
            width: group.layoutSize.widthDimension.isEstimated ? used.width + margins.width : asked.width,
            height: group.layoutSize.heightDimension.isEstimated ? used.height + margins.height : asked.height)
    }

    private mutating func layCustom(_ provider: NSCollectionLayoutGroupCustomItemProvider, in inner: CGRect) {
        for item in provider(LayoutSurroundings(inner.size, collection.traitCollection)) where next < count {
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
            place.frame = item.frame.offsetBy(dx: inner.minX, dy: inner.minY)
            place.zIndex = item.zIndex
            places.append(place)
            next += 1
        }
    }

    /// - Returns: How much of the group the items take.
    private mutating func layItems(of group: NSCollectionLayoutGroup, in inner: CGRect, isAcross: Bool) -> CGSize {
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = isAcross ? inner.width : inner.height
        let dimension = isAcross ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        var (position, across, index) = (CGFloat(0), CGFloat(0), 0)
        let first = places.count
        while next < count, !group.subitems.isEmpty {
            if let limit = group.count, index >= limit { break }
            // A length that follows from the items holds each of them once.
            if group.count == nil, dimension.isEstimated, index >= group.subitems.count { break }
            let item = group.subitems[index % group.subitems.count]
            var container = inner.size
            var length = item.layoutSize.size(in: container)
            if group.areEven, let limit = group.count {
                let even = max(0, (room - gap * CGFloat(limit - 1)) / CGFloat(limit))
                if isAcross { (length.width, container.width) = (even, even) } else { length.height = even }
            }
            let begin = index > 0 ? position + gap : position
            let needed = isAcross ? length.width : length.height
            if group.count == nil, !dimension.isEstimated, index > 0, begin + needed > room + 0.01 { break }
            let origin =
                isAcross
                ? CGPoint(x: inner.minX + begin, y: inner.minY) : CGPoint(x: inner.minX, y: inner.minY + begin)
            let size = lay(item, length, at: origin, in: container, isEven: group.areEven, isAcross: isAcross)
            position = begin + (isAcross ? size.width : size.height)
            across = max(across, isAcross ? size.height : size.width)
            index += 1
        }
        spread(group, from: first, count: index, free: room - position, isAcross: isAcross)
        stretch(group, from: first, to: across, isAcross: isAcross)
        return isAcross ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    }

    /// Distances that grow share what room is left.
    private func spread(
        _ group: NSCollectionLayoutGroup, from first: Int, count: Int, free: CGFloat, isAcross: Bool
    ) {
        guard let spacing = group.interItemSpacing, spacing.isFlexibleSpacing, count > 1, free > 0,
            places.count - first == count
        else { return }
        let share = free / CGFloat(count - 1)
        for (index, place) in places[first...].enumerated() {
            let way = share * CGFloat(index)
            place.frame = place.frame.offsetBy(dx: isAcross ? way : 0, dy: isAcross ? 0 : way)
        }
    }

    /// Items beside each other that are about as high become as high as the highest of them.
    private func stretch(_ group: NSCollectionLayoutGroup, from first: Int, to height: CGFloat, isAcross: Bool) {
        guard isAcross, group.layoutSize.heightDimension.isEstimated, group.subitems.count == 1,
            let item = group.subitems.first, item.layoutSize.heightDimension.isFractionalHeight
        else { return }
        for place in places[first...] {
            place.frame.size.height = height - item.contentInsets.top - item.contentInsets.bottom
        }
    }

    /// - Returns: How much room the item takes.
    private mutating func lay(
        _ item: NSCollectionLayoutItem, _ length: CGSize, at origin: CGPoint, in container: CGSize, isEven: Bool,
        isAcross: Bool
    ) -> CGSize {
        let edges = item.edgeSpacing?.insets ?? .zero
        let start = CGPoint(x: origin.x + edges.leading, y: origin.y + edges.top)
        var size = length
        if let group = item as? NSCollectionLayoutGroup {
            var outer = container
            if isEven, !isAcross { outer.height = length.height }
            size = lay(group, at: start, in: outer)
            if isEven { if isAcross { size.width = length.width } else { size.height = length.height } }
        } else {
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
            size = measured(item, length, place.indexPath)
            place.frame = CGRect(origin: start, size: size).without(item.contentInsets)
            places.append(place)
            next += 1
        }
        return CGSize(
            width: size.width + edges.leading + edges.trailing, height: size.height + edges.top + edges.bottom)
    }

    private func measured(_ item: NSCollectionLayoutItem, _ length: CGSize, _ path: IndexPath) -> CGSize {
        let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
        guard width.isEstimated || height.isEstimated, let cell = collection.cellForItem(at: path) else {
            return length
        }
        let inner = CGRect(origin: .zero, size: length).without(item.contentInsets).size
        let own = cell.ownSize(near: inner, isWidthFixed: !width.isEstimated)
        return CGSize(
            width: width.isEstimated ? own.width + length.width - inner.width : length.width,
            height: height.isEstimated ? own.height + length.height - inner.height : length.height)
    }
}
