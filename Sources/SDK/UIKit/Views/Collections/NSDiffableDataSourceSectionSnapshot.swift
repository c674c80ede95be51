// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The items of one section as an outline: items may lie in others, and are seen while those are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var inner: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var outer: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var all: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Nothing.
    public init() {}

    /// All items in their order, those in others after them.
    public var items: [ItemIdentifierType] { listed(roots) { _ in true } }
    /// The items that lie in no other.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The visible items.
    public var visibleItems: [ItemIdentifierType] { listed(roots, isExpanded) }

    private func listed(
        _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        items.flatMap { item in [item] + (isOpen(item) ? listed(inner[item] ?? [], isOpen) : []) }
    }

    /// Whether what lies in an item is seen when the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is seen.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard all.contains(item) else { return false }
        return sequence(first: item, next: { outer[$0] }).dropFirst().allSatisfy(isExpanded)
    }
    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }
    /// In how many others an item lies; 0 for one that does not exist.
    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: item, next: { outer[$0] }).dropFirst().reduce(0) { count, _ in count + 1 }
    }
    /// Which of all items one is; nil for one that does not exist.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// The item that one lies in; nil for one that lies in none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { outer[child] }

    /// What lies in an item, as an outline of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        if includingParent { part.append([parent]) }
        part.take(inner[parent] ?? [], of: self, into: includingParent ? parent : nil)
        part.expanded = expanded.intersection(part.all)
        return part
    }

    private mutating func take(_ items: [ItemIdentifierType], of other: Self, into parent: ItemIdentifierType?) {
        append(items, to: parent)
        for item in items { take(other.inner[item] ?? [], of: other, into: item) }
    }

    // MARK: Changes

    /// Adds items at the end of what lies in another; nil is the end of the section.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        put(items, in: parent, at: (parent.map { inner[$0] ?? [] } ?? roots).count)
    }

    /// Adds items before another one.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        put(items, beside: item, offset: 0)
    }

    /// Adds items after another one.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        put(items, beside: item, offset: 1)
    }

    private mutating func put(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        let parent = outer[other]
        let siblings = parent.map { inner[$0] ?? [] } ?? roots
        guard let index = siblings.firstIndex(of: other) else {
            return Complaint.write("items were added beside one that does not exist; the snapshot stays as it was")
        }
        put(items, in: parent, at: index + offset)
    }

    private mutating func put(_ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int) {
        guard Set(items).count == items.count, items.allSatisfy({ !all.contains($0) }),
            parent.map({ all.contains($0) }) ?? true
        else {
            return Complaint.write(
                "items were added that are there already, or to one that is not; the snapshot stays as it was")
        }
        if let parent {
            inner[parent, default: []].insert(contentsOf: items, at: index)
            for item in items { outer[item] = parent }
        } else {
            roots.insert(contentsOf: items, at: index)
        }
        all.formUnion(items)
    }

    /// Takes items away with what lies in them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where all.contains(item) {
            delete(inner[item] ?? [])
            if let parent = outer[item] {
                inner[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            (inner[item], outer[item]) = (nil, nil)
            all.remove(item)
            expanded.remove(item)
        }
    }

    /// Takes all items away.
    public mutating func deleteAll() { self = Self() }

    /// Has what lies in items seen.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(all.intersection(items)) }

    /// Has what lies in items seen no more.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Puts an outline in the place of what lies in an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(inner[parent] ?? [])
        take(snapshot.roots, of: snapshot, into: parent)
        expanded.formUnion(snapshot.expanded)
    }

    /// Adds an outline at the end of what lies in an item.
    public mutating func insert(_ snapshot: Self, in parent: ItemIdentifierType) {
        take(snapshot.roots, of: snapshot, into: parent)
        expanded.formUnion(snapshot.expanded)
    }

    /// The same with an item before or after others, where it lay in the same one.
    mutating func reorder(as order: [ItemIdentifierType]) {
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        roots.sort { places[$0, default: 0] < places[$1, default: 0] }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

/// Callbacks for expanding and collapsing items of an outline.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to be expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to be collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// What lies in an item, where that is only found out when it is expanded.
    public var snapshotForExpandingParent:
        (
            (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Nothing beside.
    public init() {}
}
