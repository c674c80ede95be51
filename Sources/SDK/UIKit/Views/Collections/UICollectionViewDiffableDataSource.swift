// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Fills a collection from snapshots, and has it follow the difference between one and the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider =
        @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes what stands beside items.
    public typealias SupplementaryViewProvider =
        @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Makes what stands beside items.
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

    /// What the collection shows.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. Cells whose items are in both stay, wherever they come to stand.
    @preconcurrency open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        collection?.makeItems()
        let updates = ItemUpdates(from: current, to: snapshot)
        current = snapshot.settled
        collection?.follow(updates, animated: animatingDifferences)
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// Shows a snapshot, with all cells made anew.
    @preconcurrency open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        current = snapshot.settled
        collection?.reloadData()
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// The item somewhere; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Where an item is; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// The section of a number; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The number of a section; nil for one that is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// How many items a section of the snapshot has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    /// The cell that the function makes; an empty one, with a complaint, where it makes none.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) {
            return cell
        }
        Complaint.write("no cell was made for an item of a collection, so an empty one is shown")
        return UICollectionViewCell(frame: .zero)
    }
    /// What ``supplementaryViewProvider`` makes; an empty view, with a complaint, where it makes none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        Complaint.write("no view was made for ‘\(kind)’ of a collection; set supplementaryViewProvider")
        return UICollectionReusableView(frame: .zero)
    }
}
