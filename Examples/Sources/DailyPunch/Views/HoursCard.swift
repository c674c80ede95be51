// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import UIKit

/// The hours of sport of the last seven days, as bars.
final class HoursCard: CardView {
    private static let days = 7
    private let total = UILabel()
    private let chart = BarChartView()

    init() {
        super.init(title: NSLocalizedString("Sport this week", comment: "above a chart"), [total, chart])
        contents.spacing = 2
        contents.setCustomSpacing(16, after: total)
        total.font = .systemFont(ofSize: 28, weight: .bold)
        chart.heightAnchor.constraint(equalToConstant: 170).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ diary: Diary, until today: Date = Date(), calendar: Calendar = .current) {
        let bars = (1 - Self.days...0).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }.map { day in
            BarChartView.Bar(
                title: day.formatted(.dateTime.weekday(.abbreviated).locale(.ofApp)), value: diary.hours(on: day),
                isMarked: calendar.isDate(day, inSameDayAs: today))
        }
        let hours = bars.map(\.value).reduce(0, +)
        total.text =
            hours == 0
            ? NSLocalizedString("None yet", comment: "no sport this week") : Self.text(hours: hours)
        chart.show(bars) { Self.text(hours: $0) }
    }

    private static func text(hours: Double) -> String {
        let number = hours.formatted(.number.precision(.fractionLength(0...1)).locale(.ofApp))
        return String(format: NSLocalizedString("%@ h", comment: "a number of hours"), number)
    }
}
