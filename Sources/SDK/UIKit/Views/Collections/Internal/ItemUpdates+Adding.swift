// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ItemUpdates {
    /// Takes in other changes that belong to these.
    mutating func add(_ other: ItemUpdates) {
        deletedSections.formUnion(other.deletedSections)
        insertedSections.formUnion(other.insertedSections)
        reloadedSections.formUnion(other.reloadedSections)
        movedSections += other.movedSections
        deleted += other.deleted
        inserted += other.inserted
        reloaded += other.reloaded
        reconfigured += other.reconfigured
        moved += other.moved
    }
}
