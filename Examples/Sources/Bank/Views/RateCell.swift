// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import ScreenParts
import UIKit

/// A line of the board: a currency with its sign, how it went this month, and its rate.
final class RateCell: UICollectionViewListCell {
    private static let signSide: CGFloat = 40
    private let sign = UILabel()
    private let name = UILabel()
    private let code = UILabel()
    private let value = UILabel()
    private let chart = LineChartView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        sign.font = .systemFont(ofSize: 20, weight: .semibold)
        sign.textAlignment = .center
        sign.textColor = .bank
        sign.backgroundColor = UIColor.bank.withAlphaComponent(0.14)
        sign.layer.cornerRadius = Self.signSide / 2
        sign.clipsToBounds = true
        code.font = .preferredFont(forTextStyle: .footnote)
        code.adjustsFontForContentSizeCategory = true
        code.textColor = .secondaryLabel
        name.adjustsFontSizeToFitWidth = true
        name.minimumScaleFactor = 0.8
        value.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        value.textAlignment = .right
        value.setContentHuggingPriority(.required, for: .horizontal)
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        let names = UIStackView(arrangedSubviews: [name, code])
        names.axis = .vertical
        let row = UIStackView(arrangedSubviews: [sign, names, chart, value])
        row.spacing = 10
        row.alignment = .center
        contentView.addFilling(row, inset: 12)
        NSLayoutConstraint.activate([
            sign.widthAnchor.constraint(equalToConstant: Self.signSide),
            sign.heightAnchor.constraint(equalToConstant: Self.signSide),
            chart.widthAnchor.constraint(equalToConstant: 48),
            chart.heightAnchor.constraint(equalToConstant: 32),
        ])
        accessories = [.disclosureIndicator()]
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ rate: Rates.Rate) {
        sign.text = Self.signs[rate.code] ?? rate.code
        name.text = rate.name
        code.text = rate.code
        value.text = String(rate.value)
        let history = rate.history(days: 30)
        chart.values = history
        chart.color = (history.last ?? 0) < (history.first ?? 0) ? .systemRed : .bank
        isAccessibilityElement = true
        accessibilityLabel = "\(rate.name), \(rate.text)"
    }

    private static let signs = ["USD": "$", "GBP": "£", "JPY": "¥", "CNY": "元", "CHF": "Fr"]
}
