// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Changes of sections and of what is in them that belong together, as a table or a collection is told about them.
///
/// What is deleted, reloaded and moved is named by where it was before all of them; what is inserted, and where
/// something is moved to, by where it is after all of them.
struct ItemUpdates {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    /// Those whose cells stay and are filled again.
    var reconfigured: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && reconfigured.isEmpty && moved.isEmpty
    }

    /// What stands somewhere after the changes.
    enum Slot<Item> {
        /// What was there before, at some place.
        case kept(Item)
        /// What is to be asked for; it may be what was there before, filled again.
        case new(former: Item?)
    }

    /// A section after the changes.
    struct Section<Item> {
        /// Where it was before; nil for a new one.
        var former: Int?
        /// Whether all of it is to be asked for; what is in it is not known then.
        var isReloaded = false
        var items: [Slot<Item>] = []
    }

    /// Returns the sections after the changes, as the data source has them; nil, with a warning, if the two differ.
    ///
    /// - Parameters:
    ///   - counts: The data source's number of items in each section.
    ///   - limit: The number of items that are made at most; changes of more are not followed.
    ///   - list: What shows the items, for the warning.
    ///   - noun: What the items are called, for the warning.
    func layout<Item>(
        of old: [[Item]], counts: @autoclosure () -> [Int], limit: Int, in list: String, _ noun: String
    ) -> [Section<Item>]? {
        guard var layout = applied(to: old) else { return nil }
        let counts = counts()
        guard counts.reduce(0, +) <= limit else { return nil }
        for index in layout.indices where layout[index].isReloaded && counts.indices.contains(index) {
            layout[index].items = Array(repeating: .new(former: nil), count: counts[index])
        }
        guard counts == layout.map(\.items.count) else {
            Complaint.write(
                "the changes to a \(list) come to \(layout.map(\.items.count)) \(noun) in its sections, and its "
                    + "data source has \(counts); all \(noun) are asked for again")
            return nil
        }
        return layout
    }

    /// What there is after the changes; nil if they contradict what there was before.
    func applied<Item>(to old: [[Item]]) -> [Section<Item>]? {
        func isThere(_ path: IndexPath) -> Bool {
            old.indices.contains(path.section) && old[path.section].indices.contains(path.item)
        }
        let sources = deleted + reloaded + reconfigured + moved.map(\.from)
        let oldSections = deletedSections.union(reloadedSections).union(IndexSet(movedSections.map(\.from)))
        guard sources.allSatisfy(isThere), oldSections.allSatisfy(old.indices.contains) else { return nil }
        let (gone, again) = (Set(deleted), Set(reloaded))
        let (refilled, movedAway) = (Set(reconfigured), Set(moved.map(\.from)))
        func slot(_ content: Item, _ path: IndexPath) -> Slot<Item> {
            if again.contains(path) { return .new(former: nil) }
            return refilled.contains(path) ? .new(former: content) : .kept(content)
        }
        var sections = old.enumerated().map { section, items in
            var kept = Section<Item>(former: section, isReloaded: reloadedSections.contains(section))
            if kept.isReloaded { return kept }
            kept.items = items.enumerated().compactMap { item, content in
                let path = IndexPath(item: item, section: section)
                if gone.contains(path) || movedAway.contains(path) { return nil }
                return slot(content, path)
            }
            return kept
        }
        let takenOut = deletedSections.union(IndexSet(movedSections.map(\.from)))
        let comings =
            insertedSections.map { (to: $0, section: Section<Item>()) }
            + movedSections.map { (to: $0.to, section: sections[$0.from]) }
        sections = sections.enumerated().filter { !takenOut.contains($0.offset) }.map(\.element)
        for coming in comings.sorted(by: { $0.to < $1.to }) {
            guard coming.to <= sections.count else { return nil }
            sections.insert(coming.section, at: coming.to)
        }
        let items: [(to: IndexPath, slot: Slot<Item>)] =
            inserted.map { ($0, .new(former: nil)) }
            + moved.map { move in
                (move.to, slot(old[move.from.section][move.from.item], move.from))
            }
        for (to, slot) in items.sorted(by: { $0.to < $1.to }) {
            guard sections.indices.contains(to.section) else { return nil }
            if sections[to.section].isReloaded { continue }
            guard to.item <= sections[to.section].items.count else { return nil }
            sections[to.section].items.insert(slot, at: to.item)
        }
        return sections
    }
}
