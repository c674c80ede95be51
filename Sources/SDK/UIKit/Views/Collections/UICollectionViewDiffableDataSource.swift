// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Fills a collection from snapshots and applies the differences between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Creates the cell of an item.
    public typealias CellProvider =
        @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Creates supplementary views.
    public typealias SupplementaryViewProvider =
        @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The sections that are outlines.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// What is done when a person expands items of an outline.
    open var sectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()
    /// What is done when a person moves items.
    open var reorderingHandlers = ReorderingHandlers()
    /// Creates supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider? {
        didSet {
            collection?.removeBesides()
            collection?.collectionViewLayout.invalidateLayout()
        }
    }

    /// Fills a collection by a function that makes the cell of an item.
    @preconcurrency public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot. Cells of items in both snapshots stay.
    @preconcurrency open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        outlines = outlines.filter { outline in
            outline.value.visibleItems == snapshot.itemIdentifiers(inSection: outline.key)
        }
        show(snapshot, animated: animatingDifferences, completion)
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        _ completion: (@MainActor () -> Void)?
    ) {
        collection?.makeItems()
        let updates = ItemUpdates(from: current, to: snapshot)
        current = snapshot.settled
        collection?.follow(updates, animated: animated)
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// Shows a section as an outline, which is added at the end where it is missing.
    @preconcurrency open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        let seen = snapshot.visibleItems
        let kept = Set(seen)
        next.deleteItems(next.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
        let known = Set(next.itemIdentifiers(inSection: section))
        // What stays keeps its cell, wherever it comes to stand.
        var last: ItemIdentifierType?
        for item in seen {
            if known.contains(item) {
                if let last { next.moveItem(item, afterItem: last) }
            } else if let last {
                next.insertItems([item], afterItem: last)
            } else if let first = next.itemIdentifiers(inSection: section).first {
                next.insertItems([item], beforeItem: first)
            } else {
                next.appendItems([item], toSection: section)
            }
            last = item
        }
        show(next, animated: animatingDifferences, completion)
        collection?.noticeOutline()
    }

    /// A section as an outline; in a flat section all items are on one level.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(current.itemIdentifiers(inSection: section))
        return flat
    }

    /// What an app does when a person moves items.
    public struct ReorderingHandlers {
        /// Whether an item may be moved; none may where this is nil.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// A person has moved an item; the collection does not show it yet.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when a person has moved an item.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// No item may be moved.
        public init() {}
    }

    /// Applies a snapshot and reloads all cells.
    @preconcurrency open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        current = snapshot.settled
        collection?.reloadData()
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// The item somewhere; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Where an item is; nil for one that does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// The section of a number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The number of a section; nil for one that does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    /// Returns the cell of the provider; an empty one, with a warning, if it returns nil.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) {
            (cell as? UICollectionViewListCell)?.outline = place(inOutline: indexPath)
            return cell
        }
        Complaint.write("no cell was made for an item of a collection, so an empty one is shown")
        return UICollectionViewCell(frame: .zero)
    }
    /// Returns the view of ``supplementaryViewProvider``; an empty one, with a warning, if it returns nil.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        Complaint.write("no view was made for ‘\(kind)’ of a collection; set supplementaryViewProvider")
        return UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    private func outline(
        at path: IndexPath
    ) -> (
        item: ItemIdentifierType, section: SectionIdentifierType,
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            let outline = outlines[section]
        else { return nil }
        return (item, section, outline)
    }

    func place(inOutline path: IndexPath) -> OutlinePlace? {
        guard let (item, _, outline) = outline(at: path) else { return nil }
        return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    func toggle(at path: IndexPath) {
        guard case (let item, let section, var outline)? = outline(at: path) else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let found = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: found)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    func mayMove(at path: IndexPath) -> Bool {
        itemIdentifier(for: path).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }

    func moved(from old: IndexPath, to new: IndexPath) {
        guard old.section == new.section, let item = itemIdentifier(for: old), let other = itemIdentifier(for: new)
        else { return }
        let before = current
        var after = current
        if old.item < new.item {
            after.moveItem(item, afterItem: other)
        } else {
            after.moveItem(item, beforeItem: other)
        }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
        reorderingHandlers.willReorder?(transaction)
        if let section = sectionIdentifier(for: new.section) {
            outlines[section]?.reorder(as: after.itemIdentifiers(inSection: section))
        }
        show(after, animated: false, nil)
        reorderingHandlers.didReorder?(transaction)
    }
}

/// The items that a person has moved.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The previous snapshot.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The new snapshot.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference between the snapshots.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
}
