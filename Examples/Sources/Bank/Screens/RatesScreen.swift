// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import ScreenParts
import UIKit

/// The board of all rates.
final class RatesScreen: UICollectionViewController {
    private let rates: Rates
    private lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
        [row, rates] list, path, code in
        list.dequeueConfiguredReusableCell(using: row, for: path, item: rates.rate(code))
    }
    private let row = UICollectionView.CellRegistration<RateCell, Rates.Rate> { cell, _, rate in cell.show(rate) }

    init(_ rates: Rates) {
        self.rates = rates
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        title = NSLocalizedString("Rates", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(rates.all.map(\.code))
        source.apply(snapshot, animatingDifferences: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(rates.all.map { "\($0.name)  \($0.text)" })
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        show(RateScreen(rates.all[indexPath.item]), sender: nil)
    }
}
