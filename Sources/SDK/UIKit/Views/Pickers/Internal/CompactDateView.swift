// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a compact picker shows: the day and the time that are chosen, each of which opens the wheels.
final class CompactDateView: UIView {
    private static let height: CGFloat = 34.5
    private static let gap: CGFloat = 6

    weak var owner: UIDatePicker?
    private let day = UIButton(type: .custom)
    private let time = UIButton(type: .custom)
    private let formatter = DateFormatter()

    init() {
        super.init(frame: .zero)
        for pill in [day, time] {
            pill.backgroundColor = .tertiarySystemFill
            pill.layer.cornerRadius = 6
            pill.contentEdgeInsets = UIEdgeInsets(top: 6, left: 11, bottom: 6, right: 11)
            pill.addAction(
                UIAction { [weak self, weak pill] _ in if let pill { self?.owner?.open(below: pill) } },
                for: .primaryActionTriggered)
            addSubview(pill)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what is chosen now.
    func show() {
        guard let owner else { return }
        (formatter.locale, formatter.calendar, formatter.timeZone) = (owner.language, owner.days, owner.days.timeZone)
        let mode = owner.datePickerMode
        formatter.setLocalizedDateFormatFromTemplate(mode == .yearAndMonth ? "yMMMM" : "yMMMd")
        day.setTitle(formatter.string(from: owner.date), for: .normal)
        formatter.setLocalizedDateFormatFromTemplate("jm")
        let length = Int(owner.countDownDuration) / 60
        let clock = "\(length / 60):\(length % 60 < 10 ? "0" : "")\(length % 60)"
        time.setTitle(mode == .countDownTimer ? clock : formatter.string(from: owner.date), for: .normal)
        day.isHidden = mode == .time || mode == .countDownTimer
        time.isHidden = mode == .date || mode == .yearAndMonth
        for pill in [day, time] { pill.setTitleColor(.label, for: .normal) }
        setNeedsLayout()
    }

    private var pills: [UIButton] { [day, time].filter { !$0.isHidden } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = pills.map { $0.sizeThatFits(.zero).width }
        return CGSize(
            width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.gap, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // At the right, as where a row ends with it.
        var x = max(0, bounds.width - sizeThatFits(.zero).width)
        for pill in pills {
            let width = min(pill.sizeThatFits(.zero).width, max(0, bounds.width - x))
            pill.frame = CGRect(x: x, y: (bounds.height - Self.height) / 2, width: width, height: Self.height)
            x += width + Self.gap
        }
    }
}
