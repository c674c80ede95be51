// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class ReorderController: UIViewController {
    enum Section { case main }
    var dataSource: UICollectionViewDiffableDataSource<Section, String>!
    var items = ["One", "Two", "Three", "Four"]
    lazy var collectionView: UICollectionView = {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = editButtonItem
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, indexPath, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [
                .delete(displayed: .whenEditing, actionHandler: { [weak self] in self?.delete(text) }),
                .reorder(displayed: .whenEditing),
            ]
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.items = transaction.finalSnapshot.itemIdentifiers
        }
        apply()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    private func delete(_ text: String) {
        items.removeAll { $0 == text }
        apply()
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(items)
        dataSource.apply(snapshot)
    }
}
