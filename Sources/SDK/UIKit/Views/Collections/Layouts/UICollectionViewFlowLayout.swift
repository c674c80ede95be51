// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A layout of items in rows that fill the collection's width, with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// For ``estimatedItemSize``: each item has the size that its constraints come to.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The minimum spacing between lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum spacing between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// How large items are, unless the delegate says so.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// How large items are about, which then size themselves; zero where they do not.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The scroll direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// How much room is above sections, unless the delegate says so.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// How much room is below sections, unless the delegate says so.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// How far items stay away from the edges of their section, unless the delegate says so.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Whether headers stay in sight while their section is, where contents are scrolled down.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private var places: [UICollectionViewLayoutAttributes] = []
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var size = CGSize.zero

    /// Lines of items of 50 by 50 points.
    public override init() { super.init() }

    /// Returns nil: it cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    private var isDown: Bool { scrollDirection == .vertical }

    open override func prepare() {
        super.prepare()
        guard let collection = collectionView else { return }
        (places, items) = ([], [:])
        let inset = collection.adjustedContentInset
        let across =
            isDown
            ? collection.bounds.width - inset.left - inset.right : collection.bounds.height - inset.top - inset.bottom
        var flow = FlowLines(across: max(0, across), isDown: isDown)
        for section in 0..<collection.numberOfSections { lay(section, of: collection, into: &flow) }
        places = flow.places
        items = Dictionary(
            uniqueKeysWithValues: places.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) })
        size =
            isDown
            ? CGSize(width: max(0, across), height: flow.position)
            : CGSize(width: flow.position, height: max(0, across))
    }

    private func lay(_ section: Int, of collection: UICollectionView, into flow: inout FlowLines) {
        let delegate = collection.flowDelegate
        let inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
        let path = IndexPath(item: 0, section: section)
        flow.addBoundary(
            UICollectionView.elementKindSectionHeader, path,
            delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize)
        flow.addItems(
            (0..<collection.numberOfItems(inSection: section)).map { item in
                let path = IndexPath(item: item, section: section)
                return (path, itemSize(at: path, of: collection))
            }, inset: inset,
            lineSpacing: delegate?.collectionView(
                collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(
                collection, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing)
        flow.addBoundary(
            UICollectionView.elementKindSectionFooter, path,
            delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize)
        guard sectionHeadersPinToVisibleBounds, isDown else { return }
        let header = flow.places.last {
            $0.representedElementKind == UICollectionView.elementKindSectionHeader && $0.indexPath == path
        }
        if let header { header.pinEnd = flow.position - header.frame.height }
    }

    private func itemSize(at path: IndexPath, of collection: UICollectionView) -> CGSize {
        let asked = collection.flowDelegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
        guard estimatedItemSize != .zero, asked == itemSize, let cell = collection.cellForItem(at: path) else {
            return asked
        }
        let isAutomatic = estimatedItemSize == Self.automaticSize
        return cell.ownSize(near: isAutomatic ? itemSize : estimatedItemSize, isWidthFixed: false)
    }

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
}
