// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds out where the sections of a compositional layout lie.
@MainActor struct SectionSolver {
    private let collection: UICollectionView
    private let room: CGSize
    private let isDown: Bool
    /// Where the next section begins.
    var position: CGFloat = 0
    private(set) var places: [UICollectionViewLayoutAttributes] = []
    private(set) var scrolling: [Int: ScrollingSection] = [:]
    /// What stays in sight until the end of what it stands above.
    private var pinned: [UICollectionViewLayoutAttributes] = []

    init(_ collection: UICollectionView, room: CGSize, isDown: Bool) {
        self.collection = collection
        self.room = room
        self.isDown = isDown
    }

    var contentSize: CGSize {
        isDown ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    }

    private func along(_ size: CGSize) -> CGFloat { isDown ? size.height : size.width }

    /// Adds what stands at an edge of all sections.
    mutating func addEdges(_ items: [NSCollectionLayoutBoundarySupplementaryItem], atTop: Bool) {
        for item in items where item.alignment.isTop == atTop {
            addEdge(item, IndexPath(item: 0, section: 0), insets: .zero)
        }
    }

    private mutating func addEdge(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, insets: NSDirectionalEdgeInsets
    ) {
        let container = CGSize(
            width: room.width - (isDown ? insets.leading + insets.trailing : 0),
            height: room.height - (isDown ? 0 : insets.top + insets.bottom))
        var size = item.layoutSize.size(in: container)
        let key = UICollectionView.BesideKey(kind: item.elementKind, path: path)
        if item.layoutSize.heightDimension.isEstimated || item.layoutSize.widthDimension.isEstimated,
            let view = collection.beside(key, isDecoration: false)
        {
            let own = view.ownSize(near: size, isWidthFixed: !item.layoutSize.widthDimension.isEstimated)
            size = own
        }
        let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        let start = isDown ? insets.leading : insets.top
        let free = isDown ? container.width - size.width : container.height - size.height
        let shift: CGFloat =
            switch item.alignment {
            case .topTrailing, .bottomTrailing, .trailing: free
            case .top, .bottom, .none: free / 2
            default: 0
            }
        let length = along(size)
        let begin = item.extendsBoundary || item.alignment.isTop ? position : position - length
        place.frame = CGRect(
            origin: isDown ? CGPoint(x: start + shift, y: begin) : CGPoint(x: begin, y: start + shift), size: size
        ).offsetBy(dx: item.offset.x, dy: item.offset.y)
        place.zIndex = item.zIndex
        if item.pinToVisibleBounds, isDown, item.alignment.isTop { pinned.append(place) }
        places.append(place)
        if item.extendsBoundary { position += length }
    }

    /// Adds a section.
    mutating func add(_ section: NSCollectionLayoutSection, _ number: Int) {
        let firstPin = pinned.count
        let path = IndexPath(item: 0, section: number)
        let (insets, begin) = (section.contentInsets, position)
        let sides = section.supplementariesFollowContentInsets ? insets : .zero
        let padding = section.list == nil ? 0 : insets.top
        if padding > 0 { position += padding }
        for item in section.boundarySupplementaryItems where item.alignment.isTop { addEdge(item, path, insets: sides) }
        if padding == 0 { position += isDown ? insets.top : insets.leading }
        addGroups(of: section, number)
        let after = isDown ? insets.bottom : insets.trailing
        let isList = section.list != nil
        if !isList { position += after }
        for item in section.boundarySupplementaryItems where !item.alignment.isTop {
            addEdge(item, path, insets: sides)
        }
        if isList { position += after }
        endPins(from: firstPin)
        for decoration in section.decorationItems { addDecoration(decoration, path, from: begin) }
    }

    /// What was pinned since goes no further than to here.
    mutating func endPins(from first: Int = 0) {
        for place in pinned[first...] { place.pinEnd = position - place.frame.height }
        pinned.removeSubrange(first...)
    }

    private mutating func addDecoration(
        _ item: NSCollectionLayoutDecorationItem, _ path: IndexPath, from begin: CGFloat
    ) {
        let place = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
        let whole =
            isDown
            ? CGRect(x: 0, y: begin, width: room.width, height: position - begin)
            : CGRect(x: begin, y: 0, width: position - begin, height: room.height)
        place.frame = whole.without(item.contentInsets)
        place.zIndex = item.zIndex
        places.append(place)
    }

    private mutating func addGroups(of section: NSCollectionLayoutSection, _ number: Int) {
        let insets = section.contentInsets
        let scrolls = section.orthogonalScrollingBehavior != .none
        let container = CGSize(
            width: room.width - insets.leading - insets.trailing,
            height: isDown ? room.height : room.height - insets.top - insets.bottom)
        let count = collection.numberOfItems(inSection: number)
        // Groups follow each other down, or across in a section that is scrolled by itself.
        let goesDown = isDown != scrolls
        let start = isDown ? CGPoint(x: insets.leading, y: position) : CGPoint(x: position, y: insets.top)
        var (next, end, across) = (0, CGFloat(0), CGFloat(0))
        while next < count {
            var group = GroupSolver(collection, section: number, next: next, count: count)
            let origin = goesDown ? CGPoint(x: start.x, y: start.y + end) : CGPoint(x: start.x + end, y: start.y)
            let size = group.lay(section.group, at: origin, in: container)
            guard group.next > next else { break }
            next = group.next
            for place in group.places where scrolls { place.scrollingSection = number }
            places += group.places
            end += (goesDown ? size.height : size.width) + section.interGroupSpacing
            across = max(across, goesDown ? size.width : size.height)
        }
        let used = max(0, end - (count > 0 ? section.interGroupSpacing : 0))
        if scrolls { addScroller(number, section, start: start, length: used, across: across) }
        position += scrolls ? across : used
    }

    private mutating func addScroller(
        _ number: Int, _ section: NSCollectionLayoutSection, start: CGPoint, length: CGFloat, across: CGFloat
    ) {
        let insets = section.contentInsets
        scrolling[number] = ScrollingSection(
            frame: isDown
                ? CGRect(x: 0, y: start.y, width: room.width, height: across)
                : CGRect(x: start.x, y: 0, width: across, height: room.height),
            contentSize: isDown
                ? CGSize(width: insets.leading + length + insets.trailing, height: across)
                : CGSize(width: across, height: insets.top + length + insets.bottom),
            isPaging: section.orthogonalScrollingBehavior.isPaging)
    }
}

extension CGRect {
    /// The rectangle without distances from its edges, as for those who read from the left.
    func without(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}
