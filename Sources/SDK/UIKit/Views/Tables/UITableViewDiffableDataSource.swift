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

    /// How many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// How many items a section of the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    /// The row that the function makes; a plain one, with a complaint, where it makes none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) { return cell }
        Complaint.write("no row was made for an item of a table, so a plain one is shown")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Nothing, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Nothing, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// It may not, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// It may not, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Nothing, unless a subclass does something.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalMethod.isMissing(of: self) }
    /// Nothing, unless a subclass does something.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// None, unless a subclass says otherwise.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
