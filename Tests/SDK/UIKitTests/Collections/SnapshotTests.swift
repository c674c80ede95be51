// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("A snapshot") @MainActor struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("knows where its items are, whatever was done to them")
    func changes() {
        var one = snapshot([("a", [1, 2, 3]), ("b", [4])])
        one.insertItems([9], afterItem: 1)
        one.moveItem(3, beforeItem: 1)
        one.deleteItems([2])
        #expect(one.itemIdentifiers(inSection: "a") == [3, 1, 9])
        one.moveItem(9, afterItem: 4)
        #expect(one.itemIdentifiers == [3, 1, 4, 9])
        #expect(one.indexOfItem(9) == 3)
        #expect(one.sectionIdentifier(containingItem: 9) == "b")
        one.moveSection("b", beforeSection: "a")
        one.insertSections(["c"], beforeSection: "a")
        #expect(one.sectionIdentifiers == ["b", "c", "a"])
        one.deleteSections(["b"])
        #expect(one.indexOfItem(9) == nil && one.numberOfItems == 2)
    }

    @Test("takes no item twice, and none into a section that does not exist")
    func refusals() {
        var one = snapshot([("a", [1])])
        one.appendItems([1])
        one.appendItems([2], toSection: "x")
        one.insertItems([3], beforeItem: 7)
        #expect(one.itemIdentifiers == [1])
    }

    nonisolated static let pairs: [(old: [(String, [Int])], new: [(String, [Int])])] = [
        ([("a", [1, 2, 3])], [("a", [3, 1, 2])]),
        ([("a", [1, 2]), ("b", [3])], [("b", [2, 3]), ("a", [1])]),
        ([("a", [1, 2])], []),
        ([], [("a", [1]), ("b", [2, 3])]),
        ([("a", [1, 2, 3, 4, 5])], [("c", [6]), ("a", [5, 2, 7])]),
        ([("a", [1]), ("b", [2])], [("b", [1, 2])]),
    ]

    @Test("leads to the next one by changes that keep what is in both", arguments: pairs.indices)
    func differences(_ index: Int) throws {
        let (old, new) = (snapshot(Self.pairs[index].old), snapshot(Self.pairs[index].new))
        let updates = ItemUpdates(from: old, to: new)
        let items = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
        let layout = try #require(updates.applied(to: items))
        #expect(layout.map(\.items.count) == new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) })
        for (section, content) in layout.enumerated() {
            for (item, slot) in content.items.enumerated() {
                let wanted = try #require(new.item(at: IndexPath(item: item, section: section)))
                if case .kept(let kept) = slot {
                    #expect(kept == wanted)
                } else {
                    #expect(old.indexOfItem(wanted) == nil)
                }
            }
        }
    }
}
