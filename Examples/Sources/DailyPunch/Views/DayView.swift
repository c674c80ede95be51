// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A day of the calendar: its number, on a disc where the person punched in, in a ring where it is today.
final class DayView: UIView {
    private static let side: CGFloat = 34
    private let disc = UIView()
    private let number = UILabel()

    init(_ date: Date, punch: Date?, calendar: Calendar = .current) {
        super.init(frame: .zero)
        let isToday = calendar.isDateInToday(date)
        number.text = String(calendar.component(.day, from: date))
        number.textAlignment = .center
        number.font = .systemFont(ofSize: 16, weight: punch != nil || isToday ? .semibold : .regular)
        number.textColor = punch != nil ? .systemBackground : date > Date() ? .tertiaryLabel : .label
        disc.backgroundColor = punch == nil ? .clear : .punch
        disc.layer.cornerRadius = Self.side / 2
        disc.layer.borderWidth = isToday ? 2 : 0
        disc.layer.borderColor = UIColor.punch.resolvedColor(with: traitCollection).cgColor
        place()
        isAccessibilityElement = true
        accessibilityLabel = date.formatted(.dateTime.weekday(.wide).month(.wide).day().locale(.ofApp))
        accessibilityValue = punch == nil ? nil : NSLocalizedString("punched in", comment: "state of a day")
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func place() {
        for view in [disc, number] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: centerXAnchor),
                view.centerYAnchor.constraint(equalTo: centerYAnchor),
                view.widthAnchor.constraint(equalToConstant: Self.side),
                view.heightAnchor.constraint(equalToConstant: Self.side),
            ])
        }
        heightAnchor.constraint(equalToConstant: Self.side + 2).isActive = true
    }
}
