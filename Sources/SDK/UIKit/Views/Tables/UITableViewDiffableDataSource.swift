// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Fills a table from snapshots and applies the differences between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
    /// Creates the row of an item.
    public typealias CellProvider =
        @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Fills a table by a function that makes the row of an item; the table keeps no hold of its data source, and nor
    /// does this of the table.
    @preconcurrency public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot. Rows of items in both snapshots stay.
    @preconcurrency open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        table?.makeRows()
        let updates = ItemUpdates(from: current, to: snapshot)
        current = snapshot.settled
        table?.follow(updates, animated: animatingDifferences && defaultRowAnimation != .none)
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// Applies a snapshot and reloads all rows.
    @preconcurrency open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        current = snapshot.settled
        table?.reloadData()
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// The item of a row; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// The row of an item; nil for one that does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// The section of a number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The number of a section; nil for one that does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    /// Returns the cell of the provider; an empty one, with a warning, if it returns nil.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) { return cell }
        Complaint.write("no row was made for an item of a table, so a plain one is shown")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// No title; a subclass may return one.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// No title; a subclass may return one.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Refuses it; a subclass may allow it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Refuses it; a subclass may allow it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; a subclass may override it.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalMethod.isMissing(of: self) }
    /// Does nothing; a subclass may override it.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// No letters; a subclass may return some.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
