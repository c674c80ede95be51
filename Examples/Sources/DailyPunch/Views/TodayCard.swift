// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import ScreenParts
import UIKit

/// Today, large: whether the day has begun, how many there were in a row, and the button that begins it.
final class TodayCard: UIView {
    /// Called when the person punches in.
    var punchIn: () -> Void = {}

    private let background = GradientView([
        UIColor(red: 0.07, green: 0.27, blue: 0.70, alpha: 1), UIColor(red: 0.13, green: 0.55, blue: 0.93, alpha: 1),
    ])
    private let day = UILabel()
    private let state = UILabel()
    private let streak = UILabel()
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.punchIn() })

    override init(frame: CGRect) {
        super.init(frame: frame)
        day.font = .preferredFont(forTextStyle: .subheadline)
        day.adjustsFontForContentSizeCategory = true
        state.font = .systemFont(ofSize: 30, weight: .bold)
        state.numberOfLines = 0
        streak.font = .preferredFont(forTextStyle: .headline)
        streak.adjustsFontForContentSizeCategory = true
        for label in [day, state, streak] { label.textColor = .white }
        let stack = UIStackView(arrangedSubviews: [day, state, streak, button])
        stack.axis = .vertical
        stack.spacing = 6
        stack.setCustomSpacing(22, after: streak)
        addFilling(background)
        addFilling(stack, inset: 20)
        button.heightAnchor.constraint(equalToConstant: 54).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ diary: Diary, on today: Date = Date(), isBusy: Bool = false) {
        let punch = diary.punch(on: today)
        day.text = today.formatted(.dateTime.weekday(.wide).month(.wide).day().locale(.ofApp))
        state.text =
            punch.map {
                let text = NSLocalizedString("In since %@", comment: "the time of the punch")
                return String(
                    format: text, $0.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: .ofApp)))
            } ?? NSLocalizedString("Not punched in yet", comment: "state of the day")
        let days = diary.daysInARow(until: today)
        streak.text =
            days == 0
            ? NSLocalizedString("A new start", comment: "no days in a row")
            : String(format: NSLocalizedString("%ld days in a row", comment: "how many"), days)
        dress(isDone: punch != nil, isBusy: isBusy)
    }

    private func dress(isDone: Bool, isBusy: Bool) {
        var look = UIButton.Configuration.filled()
        look.cornerStyle = .capsule
        look.title =
            isDone
            ? NSLocalizedString("Done for today", comment: "a button")
            : NSLocalizedString("Punch In", comment: "a button")
        look.image = UIImage(systemName: isDone ? "checkmark" : "hand.raised.fill")
        look.imagePadding = 10
        look.showsActivityIndicator = isBusy
        look.baseBackgroundColor = isDone ? UIColor(white: 1, alpha: 0.22) : .white
        look.baseForegroundColor = isDone ? .white : UIColor(red: 0.07, green: 0.27, blue: 0.70, alpha: 1)
        button.configuration = look
        button.isUserInteractionEnabled = !isDone && !isBusy
    }
}
