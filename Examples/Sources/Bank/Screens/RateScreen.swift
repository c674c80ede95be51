// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import Intents
import ScreenParts
import UIKit

/// One currency's rate and how it went. The viewer at it may want to hear it another time, so the system is told.
final class RateScreen: UIViewController {
    /// For how long to look back: a title, and the days.
    private static let periods = [
        (NSLocalizedString("Week", comment: "a time"), 7), (NSLocalizedString("Month", comment: "a time"), 30),
        (NSLocalizedString("Year", comment: "a time"), 365),
    ]

    private let rate: Rates.Rate
    private let value = UILabel()
    private let change = UILabel()
    private let chart = LineChartView()
    private let lowest = UILabel()
    private let highest = UILabel()
    private lazy var period = UISegmentedControl(items: Self.periods.map(\.0))

    init(_ rate: Rates.Rate) {
        self.rate = rate
        super.init(nibName: nil, bundle: nil)
        title = rate.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = "1 EUR ="
        heading.textColor = .secondaryLabel
        value.text = rate.text
        value.font = .systemFont(ofSize: 40, weight: .bold)
        value.adjustsFontSizeToFitWidth = true
        change.font = .preferredFont(forTextStyle: .headline)
        change.adjustsFontForContentSizeCategory = true
        for label in [lowest, highest] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
        }
        highest.textAlignment = .right
        period.selectedSegmentIndex = 1
        period.addAction(UIAction { [weak self] _ in self?.showPeriod() }, for: .valueChanged)
        let range = UIStackView(arrangedSubviews: [lowest, highest])
        range.distribution = .fillEqually
        let parts = UIStackView(arrangedSubviews: [heading, value, change, chart, range, period])
        parts.axis = .vertical
        parts.spacing = 6
        parts.setCustomSpacing(24, after: change)
        parts.setCustomSpacing(24, after: range)
        chart.heightAnchor.constraint(equalToConstant: 240).isActive = true
        view.addColumn(parts, widest: 800)
        showPeriod()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(["1 EUR = \(rate.text)"])
        let interaction = INInteraction(intent: ShowRateIntent(rate), response: nil)
        interaction.groupIdentifier = "rates"
        interaction.donate { error in
            if let error { NSLog("%@", "The rate was not donated: \(error.localizedDescription)") }
        }
    }

    private func showPeriod() {
        let history = rate.history(days: Self.periods[period.selectedSegmentIndex].1)
        guard let first = history.first, let last = history.last else { return }
        let share = last / first - 1
        change.text =
            (share < 0 ? "▼ " : "▲ ") + abs(share).formatted(.percent.precision(.fractionLength(2)).locale(.ofApp))
        change.textColor = share < 0 ? .systemRed : .bank
        chart.color = share < 0 ? .systemRed : .bank
        chart.values = history
        chart.accessibilityLabel = "\(rate.name), \(change.text ?? "")"
        lowest.text = bound(NSLocalizedString("Lowest %@", comment: "a rate"), history.min())
        highest.text = bound(NSLocalizedString("Highest %@", comment: "a rate"), history.max())
    }

    private func bound(_ words: String, _ value: Double?) -> String {
        String(format: words, (value ?? 0).formatted(.number.precision(.significantDigits(5)).locale(.ofApp)))
    }
}
