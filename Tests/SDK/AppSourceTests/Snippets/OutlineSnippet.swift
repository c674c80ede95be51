// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class OutlineViewController: UIViewController {
    enum Section { case main }
    class OutlineItem: Hashable {
        let title: String
        let subitems: [OutlineItem]
        init(title: String, subitems: [OutlineItem] = []) {
            self.title = title
            self.subitems = subitems
        }
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: OutlineItem, rhs: OutlineItem) -> Bool { lhs.identifier == rhs.identifier }
        private let identifier = UUID()
    }

    var dataSource: UICollectionViewDiffableDataSource<Section, OutlineItem>! = nil
    var outlineCollectionView: UICollectionView! = nil
    private lazy var menuItems: [OutlineItem] = [
        OutlineItem(title: "Compositional Layout", subitems: [OutlineItem(title: "Grid"), OutlineItem(title: "List")]),
        OutlineItem(title: "Diffable Data Source"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let listConfiguration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: listConfiguration)
        )
        view.addSubview(collectionView)
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        collectionView.backgroundColor = .systemGroupedBackground
        outlineCollectionView = collectionView

        let containerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> {
            (cell, indexPath, menuItem) in
            var contentConfiguration = cell.defaultContentConfiguration()
            contentConfiguration.text = menuItem.title
            contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = contentConfiguration
            let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
            cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
            cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        }
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> {
            cell, indexPath, menuItem in
            var contentConfiguration = cell.defaultContentConfiguration()
            contentConfiguration.text = menuItem.title
            cell.contentConfiguration = contentConfiguration
        }
        dataSource = UICollectionViewDiffableDataSource<Section, OutlineItem>(collectionView: outlineCollectionView) {
            collectionView, indexPath, item in
            if item.subitems.isEmpty {
                return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
            } else {
                return collectionView.dequeueConfiguredReusableCell(
                    using: containerCellRegistration, for: indexPath, item: item)
            }
        }
        dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
    }

    func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<OutlineItem> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
        func addItems(_ menuItems: [OutlineItem], to parent: OutlineItem?) {
            snapshot.append(menuItems, to: parent)
            for menuItem in menuItems where !menuItem.subitems.isEmpty {
                addItems(menuItem.subitems, to: menuItem)
            }
        }
        addItems(menuItems, to: nil)
        snapshot.expand(menuItems)
        return snapshot
    }
}
