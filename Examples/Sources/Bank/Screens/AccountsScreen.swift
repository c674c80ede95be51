// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import ScreenParts
import UIKit

/// The accounts as cards side by side, what can be done, and below what came and went, day by day.
final class AccountsScreen: UIViewController {
    private enum Section: Hashable {
        case accounts, services
        case bookings(String)
    }

    private enum Item: Hashable {
        case account(Int), cashMachine
        case booking(Booking)
    }

    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var source = makeSource()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Accounts", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        list.backgroundColor = .systemGroupedBackground
        list.delegate = self
        view.addFilling(list)
        source.apply(snapshot, animatingDifferences: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(Account.all.map { "\($0.title)  \($0.balance.euros)" })
    }

    private var snapshot: NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.accounts, .services])
        snapshot.appendItems(Account.all.indices.map(Item.account), toSection: .accounts)
        snapshot.appendItems([.cashMachine], toSection: .services)
        for booking in Booking.all {
            let section = Section.bookings(booking.day)
            if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
            snapshot.appendItems([.booking(booking)], toSection: section)
        }
        return snapshot
    }

    private var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            if section == 0 { return Self.cards(in: environment.container.effectiveContentSize.width) }
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = section == 1 ? .none : .supplementary
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    private static func cards(in width: CGFloat) -> NSCollectionLayoutSection {
        // The next card looks out at the side.
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(min(320, width - 64)), heightDimension: .absolute(184))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [
                NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
        return section
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let card = UICollectionView.CellRegistration<AccountCell, Int> { cell, _, index in
            cell.show(Account.all[index])
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Booking> { cell, _, booking in
            cell.contentConfiguration = Self.row(of: booking)
            cell.accessories = [.customView(configuration: Self.amount(of: booking))]
        }
        let service = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, _ in
            cell.contentConfiguration = Self.cashMachine
            cell.accessories = [.disclosureIndicator()]
            cell.accessibilityTraits = .button
        }
        let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: list) { list, path, item in
            switch item {
            case .account(let index): list.dequeueConfiguredReusableCell(using: card, for: path, item: index)
            case .cashMachine: list.dequeueConfiguredReusableCell(using: service, for: path, item: item)
            case .booking(let booking): list.dequeueConfiguredReusableCell(using: row, for: path, item: booking)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak source] view, _, path in
            guard case .bookings(let day) = source?.sectionIdentifier(for: path.section) else { return }
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = day
            view.contentConfiguration = content
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    private static func row(of booking: Booking) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: booking.symbol)
        content.imageProperties.tintColor = .bank
        content.text = booking.title
        content.secondaryText = booking.category
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    private static var cashMachine: UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "banknote.fill")
        content.imageProperties.tintColor = .bank
        content.text = NSLocalizedString("Cash machine", comment: "button")
        return content
    }

    private static func amount(of booking: Booking) -> UICellAccessory.CustomViewConfiguration {
        let label = UILabel()
        label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        label.textColor = booking.amount > 0 ? .bank : .label
        label.text = (booking.amount > 0 ? "+" : "") + booking.amount.euros
        label.sizeToFit()
        return UICellAccessory.CustomViewConfiguration(customView: label, placement: .trailing())
    }
}

extension AccountsScreen: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        source.itemIdentifier(for: indexPath) == .cashMachine
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        show(CashMachineScreen(), sender: nil)
    }
}
