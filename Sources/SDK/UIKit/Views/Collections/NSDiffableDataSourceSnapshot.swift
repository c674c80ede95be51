// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Sections and the items in them, in their order, each named by a value that no other has.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// Sections whose items are to be shown again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// Items that are to be shown again.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose cells are to be filled again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Nothing.
    public init() {}

    /// How many items there are in all sections.
    public var numberOfItems: Int { homes.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// All items in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// How many items a section has; 0 for one that does not exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

    /// The items of a section in their order; none for one that does not exist.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    /// The section of an item; nil for one that does not exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// Which of all items one is; nil for one that does not exist.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    /// Which of the sections one is; nil for one that does not exist.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    /// Where an item is; nil for one that does not exist.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let home = homes[item], let section = indexOfSection(home), let index = items[home]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: section)
    }

    /// The item somewhere; nil if there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), let items = items[sections[path.section]],
            items.indices.contains(path.item)
        else { return nil }
        return items[path.item]
    }

    private func complain(_ what: String) { Complaint.write("\(what); the snapshot stays as it was") }

    // MARK: Items

    /// Adds items at the end of a section; nil is the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last, let present = items[section] else {
            return complain("items were added to a section that does not exist")
        }
        insert(identifiers, at: present.count, of: section)
    }

    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Adds items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ new: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        guard let section = homes[other], let index = items[section]?.firstIndex(of: other) else {
            return complain("items were added beside one that does not exist")
        }
        insert(new, at: index + offset, of: section)
    }

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, of section: SectionIdentifierType) {
        guard Set(new).count == new.count, new.allSatisfy({ homes[$0] == nil }) else {
            return complain("items were added that are there already, and each may be there once")
        }
        items[section, default: []].insert(contentsOf: new, at: index)
        for item in new { homes[item] = section }
    }

    /// Takes items away.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for section in Set(identifiers.compactMap { homes[$0] }) {
            let gone = Set(identifiers)
            items[section]?.removeAll { gone.contains($0) }
        }
        for item in identifiers { homes[item] = nil }
    }

    /// Takes all items away, and all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Brings an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Brings an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard homes[item] != nil, homes[other] != nil, item != other else {
            return complain("an item was moved beside itself, or one that does not exist")
        }
        deleteItems([item])
        insert([item], beside: other, offset: offset)
    }

    /// Has items shown again, by cells that are asked for again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { homes[$0] != nil && !reloadedItemIdentifiers.contains($0) }
    }

    /// Has the cells of items filled again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter {
            homes[$0] != nil && !reconfiguredItemIdentifiers.contains($0)
        }
    }

    // MARK: Sections

    /// Adds sections at the end, without items.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else {
            return complain("sections were added beside one that does not exist")
        }
        insert(identifiers, at: index)
    }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else {
            return complain("sections were added beside one that does not exist")
        }
        insert(identifiers, at: index + 1)
    }

    private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
        guard Set(new).count == new.count, new.allSatisfy({ items[$0] == nil }) else {
            return complain("sections were added that are there already, and each may be there once")
        }
        sections.insert(contentsOf: new, at: index)
        for section in new { items[section] = [] }
    }

    /// Takes sections away with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            for item in items[section] ?? [] { homes[item] = nil }
            items[section] = nil
        }
        sections.removeAll { items[$0] == nil }
    }

    /// Brings a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Brings a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard items[section] != nil, items[other] != nil, section != other else {
            return complain("a section was moved beside itself, or one that does not exist")
        }
        sections.removeAll { $0 == section }
        if let index = indexOfSection(other) { sections.insert(section, at: index + offset) }
    }

    /// Has all items of sections shown again, with what stands above and below.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter {
            items[$0] != nil && !reloadedSectionIdentifiers.contains($0)
        }
    }

    /// The same without anything that is to be shown again, as it stays when it was applied.
    var settled: Self {
        var settled = self
        (settled.reloadedSectionIdentifiers, settled.reloadedItemIdentifiers) = ([], [])
        settled.reconfiguredItemIdentifiers = []
        return settled
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
