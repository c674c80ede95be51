// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import ScreenParts
import UIKit

/// Today's menu as a grid of pictures, or those pizzas of it that the guest likes most.
final class MenuScreen: UICollectionViewController {
    private static let leastWidth: CGFloat = 150
    private let book: OrderBook
    private let isFavourites: Bool
    private lazy var source = makeSource()

    init(book: OrderBook, isFavourites: Bool = false) {
        self.book = book
        self.isFavourites = isFavourites
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                Self.grid(in: environment.container.effectiveContentSize.width)
            })
        title =
            isFavourites
            ? NSLocalizedString("Favourites", comment: "title") : NSLocalizedString("Today’s Menu", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var entries: [Menu.Entry] {
        Menu.house.entries.filter { !isFavourites || book.favourites.contains($0.identifier) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(entries.map(\.identifier))
        source.apply(snapshot, animatingDifferences: false)
        contentUnavailableConfiguration = entries.isEmpty ? nothing : nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(lines)
    }

    private var lines: [String] {
        let lines = entries.map { entry in
            entry.title
                + (entry.isVegetarian ? NSLocalizedString(" (vegetarian)", comment: "after a pizza's name") : "")
                + (entry.isAvailable ? "" : NSLocalizedString(" – sold out", comment: "after a pizza's name"))
        }
        guard !isFavourites, let order = book.orders.first, let entry = Menu.house.entry(order.kind) else {
            return lines
        }
        let last = NSLocalizedString("Last time you had %1$ld × %2$@.", comment: "how many of which pizza")
        return lines + [String(format: last, order.quantity, entry.title)]
    }

    private var nothing: UIContentUnavailableConfiguration {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.image = UIImage(systemName: "heart")
        nothing.text = NSLocalizedString("No favourites yet", comment: "of the pizzas")
        nothing.secondaryText = NSLocalizedString(
            "Tap the heart on a pizza’s page.", comment: "how to make a favourite")
        return nothing
    }

    /// As many columns as there is room for.
    private static func grid(in width: CGFloat) -> NSCollectionLayoutSection {
        let columns = max(2, min(4, Int(width / (leastWidth + 36))))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(260))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(260)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
        group.interItemSpacing = .fixed(14)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 14
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
        return section
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let pizza = UICollectionView.CellRegistration<PizzaCell, Menu.Entry> { cell, _, entry in cell.show(entry) }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, kind in
            list.dequeueConfiguredReusableCell(using: pizza, for: path, item: Menu.house.entry(kind))
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let entry = Menu.house.entry(source.itemIdentifier(for: indexPath)) else { return }
        show(PizzaScreen(entry, book: book), sender: nil)
    }
}
