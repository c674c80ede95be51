// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import UIKit

/// A month with its days; those on which the person punched in are filled.
final class CalendarCard: CardView {
    private static let monthsBack = 3
    private var month = Month(Date())
    private var back = 0
    private var diary = Diary()
    private let grid = UIStackView()
    private lazy var earlier = arrow("chevron.left", NSLocalizedString("Previous month", comment: "a button"), by: -1)
    private lazy var later = arrow("chevron.right", NSLocalizedString("Next month", comment: "a button"), by: 1)

    init() {
        super.init(title: "", [grid])
        grid.axis = .vertical
        grid.spacing = 4
        let head = UIStackView(arrangedSubviews: [heading, earlier, later])
        head.spacing = 4
        contents.insertArrangedSubview(head, at: 0)
        for button in [earlier, later] {
            button.widthAnchor.constraint(equalToConstant: 44).isActive = true
            button.heightAnchor.constraint(equalToConstant: 36).isActive = true
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ diary: Diary) {
        self.diary = diary
        fill()
    }

    private func fill() {
        heading.text = month.title
        earlier.isEnabled = back < Self.monthsBack
        later.isEnabled = back > 0
        for row in grid.arrangedSubviews { row.removeFromSuperview() }
        grid.addArrangedSubview(row(month.weekdays.map(weekday)))
        for week in month.weeks { grid.addArrangedSubview(row(week.map(day))) }
    }

    private func row(_ views: [UIView]) -> UIView {
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = .fillEqually
        return row
    }

    private func weekday(_ letter: String) -> UIView {
        let label = UILabel()
        label.text = letter
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        return label
    }

    private func day(_ date: Date?) -> UIView {
        guard let date else { return UIView() }
        return DayView(date, punch: diary.punch(on: date))
    }

    private func arrow(_ symbol: String, _ words: String, by months: Int) -> UIButton {
        var look = UIButton.Configuration.plain()
        look.image = UIImage(systemName: symbol)
        let button = UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                month = month.moved(by: months)
                back -= months
                fill()
            })
        button.accessibilityLabel = words
        return button
    }
}
