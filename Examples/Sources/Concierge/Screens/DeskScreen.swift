// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import ScreenParts
import UIKit

/// The first screen: every department as a tile, and below what was seen to lately.
final class DeskScreen: UICollectionViewController, Renewable {
    private static let latest = 6
    private static let tileWidth: CGFloat = 150
    private var handled: [Handled] = []
    private let tile = UICollectionView.CellRegistration<DepartmentCell, Department> { cell, _, department in
        cell.show(department)
    }
    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Handled> { cell, _, handled in
        var content = UIListContentConfiguration.subtitleCell()
        content.image = SymbolTile.image(handled.department.symbol, handled.department.color)
        content.text = handled.title
        content.secondaryText = handled.detail
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        cell.accessibilityTraits = .button
    }
    private let heading = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
        var content = UIListContentConfiguration.prominentInsetGroupedHeader()
        content.text = NSLocalizedString("Lately", comment: "above what was done")
        view.contentConfiguration = content
    }

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
                section == 0
                    ? Self.tiles(in: environment.container.effectiveContentSize.width)
                    : Self.rows(in: environment)
            })
        title = NSLocalizedString("Concierge", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        renew()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(Department.allCases.map { "\($0.title)  \($0.state)" })
    }

    func renew() {
        handled = Array(Handled.latest.prefix(Self.latest))
        collectionView.reloadData()
    }

    private static func tiles(in width: CGFloat) -> NSCollectionLayoutSection {
        let columns = max(2, min(3, Int(width / (tileWidth + 40))))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(124)),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
        return section
    }

    private static func rows(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        return .list(using: list, layoutEnvironment: environment)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        handled.isEmpty ? 1 : 2
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? Department.allCases.count : handled.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        indexPath.section == 0
            ? collectionView.dequeueConfiguredReusableCell(
                using: tile, for: indexPath, item: Department.allCases[indexPath.item])
            : collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: handled[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let department =
            indexPath.section == 0 ? Department.allCases[indexPath.item] : handled[indexPath.item].department
        show(department.screen, sender: nil)
    }
}
