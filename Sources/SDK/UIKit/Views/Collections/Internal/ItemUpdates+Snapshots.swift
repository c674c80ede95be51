// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ItemUpdates {
    /// What leads from one snapshot to another.
    ///
    /// What only changes its place among the others is moved; the longest part that stays in order stays.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        takeSections(from: old, to: new)
        let oldSections = Set(old.sectionIdentifiers), newSections = Set(new.sectionIdentifiers)
        let kept = Set(old.itemIdentifiers).intersection(new.itemIdentifiers)
        let (reloaded, refilled) = (Set(new.reloadedItemIdentifiers), Set(new.reconfiguredItemIdentifiers))
        for (index, section) in old.sectionIdentifiers.enumerated() where newSections.contains(section) {
            for (item, identifier) in old.itemIdentifiers(inSection: section).enumerated()
            where !kept.contains(identifier) {
                deleted.append(IndexPath(item: item, section: index))
            }
        }
        var oldPlaces: [Item: (path: IndexPath, section: Section)] = [:]
        for (index, section) in old.sectionIdentifiers.enumerated() {
            for (item, identifier) in old.itemIdentifiers(inSection: section).enumerated() {
                oldPlaces[identifier] = (IndexPath(item: item, section: index), section)
                guard kept.contains(identifier) else { continue }
                if reloaded.contains(identifier) {
                    self.reloaded.append(IndexPath(item: item, section: index))
                } else if refilled.contains(identifier) {
                    reconfigured.append(IndexPath(item: item, section: index))
                }
            }
        }
        let again = Set(new.reloadedSectionIdentifiers)
        for (index, section) in new.sectionIdentifiers.enumerated() {
            let isNew = !oldSections.contains(section)
            let items = new.itemIdentifiers(inSection: section)
            let staying =
                isNew
                ? []
                : Self.inOrder(
                    items.enumerated().compactMap { offset, identifier in
                        guard let place = oldPlaces[identifier], place.section == section else { return nil }
                        return (offset, place.path.item)
                    })
            for (item, identifier) in items.enumerated() where !staying.contains(item) {
                let path = IndexPath(item: item, section: index)
                // What comes from a section that goes is made again.
                if let place = oldPlaces[identifier], kept.contains(identifier) {
                    moved.append((place.path, path))
                } else {
                    inserted.append(path)
                }
            }
            if again.contains(section), let former = old.indexOfSection(section) { reloadedSections.insert(former) }
        }
    }

    private mutating func takeSections<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let formerPlaces = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
        let later = Set(after)
        for (index, section) in before.enumerated() where !later.contains(section) { deletedSections.insert(index) }
        let staying = Self.inOrder(
            after.enumerated().compactMap { offset, section in formerPlaces[section].map { (offset, $0) } })
        for (index, section) in after.enumerated() where !staying.contains(index) {
            if let former = formerPlaces[section] {
                movedSections.append((former, index))
            } else {
                insertedSections.insert(index)
            }
        }
    }

    /// The offsets of a longest part whose former places grow.
    private static func inOrder(_ places: [(offset: Int, former: Int)]) -> Set<Int> {
        // Of parts of each length, the one that ends lowest; and what comes before each place in its part.
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, place) in places.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if places[ends[middle]].former < place.former { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var found: Set<Int> = []
        var next = ends.last
        while let index = next {
            found.insert(places[index].offset)
            next = before[index]
        }
        return found
    }
}
