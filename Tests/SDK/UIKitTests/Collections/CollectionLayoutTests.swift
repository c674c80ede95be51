// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("A collection's layout") @MainActor struct CollectionLayoutTests {
    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let counts: [Int]
        var chosen: [IndexPath] = []

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath)
        }
    }

    final class Cell: UICollectionViewCell {}

    static func collection(
        _ layout: UICollectionViewLayout, _ items: Items, width: CGFloat = 320
    ) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: width, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(Cell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        collection.delegate = items
        collection.layoutIfNeeded()
        return collection
    }

    private func frame(_ item: Int, _ section: Int = 0, in collection: UICollectionView) -> CGRect? {
        collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("of lines puts as many items into each as there is room for")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 8
        let items = Items([4, 1])
        let collection = Self.collection(layout, items)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) is Cell)
        #expect(frame(0, in: collection) == CGRect(x: 5, y: 5, width: 100, height: 40))
        #expect(frame(2, in: collection) == CGRect(x: 215, y: 5, width: 100, height: 40))
        #expect(frame(3, in: collection) == CGRect(x: 5, y: 53, width: 100, height: 40))
        #expect(frame(0, 1, in: collection)?.minY == 103)
        #expect(collection.contentSize == CGSize(width: 320, height: 148))
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @Test("of groups shares their width among items")
    func groups() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 10)
        let items = Items([3])
        let collection = Self.collection(UICollectionViewCompositionalLayout(section: section), items)
        #expect(frame(0, in: collection) == CGRect(x: 12, y: 22, width: 146, height: 96))
        #expect(frame(1, in: collection) == CGRect(x: 162, y: 22, width: 146, height: 96))
        #expect(frame(2, in: collection) == CGRect(x: 12, y: 132, width: 146, height: 96))
        #expect(collection.contentSize.height == 230)
    }

    @Test("has a section that is scrolled by itself in a scroll view of its own")
    func carousel() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        let items = Items([5])
        let collection = Self.collection(UICollectionViewCompositionalLayout(section: section), items)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
        let scroll = try #require(cell.superview as? UIScrollView)
        #expect(scroll !== collection)
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
        #expect(scroll.contentSize.width == 1040)
        #expect(cell.frame == CGRect(x: 210, y: 0, width: 200, height: 120))
        #expect(collection.contentSize.height == 120)
    }

    @Test("of a list has rows as high as what is in them")
    func list() throws {
        let names = Names([0: "One", 1: String(repeating: "words ", count: 40)])
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = names.all[item]
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .delete()]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        let cells = (0..<2).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
        try #require(cells.count == 2)
        #expect(cells[0].frame == CGRect(x: 16, y: 0, width: 288, height: 44))
        #expect(cells[1].frame.minY == 44 && cells[1].frame.height > 80)
        #expect(cells[0].contentView.frame.width < 288)
        names.all[1] = "short"
        snapshot.reconfigureItems([1])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cells[1])
        #expect(cells[1].frame.height == 44)
        collection.isEditing = true
        collection.layoutIfNeeded()
        #expect(cells[0].contentView.frame.minX > 0)
    }
}
