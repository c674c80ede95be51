// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A colored bar at the side, what was done, and how many days in a row.
final class PunchViewController: UIViewController {
    private let bar = UIView()
    private let headline = UILabel()
    private let detail = UILabel()
    private let count = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        bar.layer.cornerRadius = 3
        headline.font = .systemFont(ofSize: 20, weight: .semibold)
        headline.textColor = .label
        detail.font = .systemFont(ofSize: 15)
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 2
        count.font = .systemFont(ofSize: 40, weight: .bold)
        count.textAlignment = .right
        [bar, headline, detail, count].forEach(view.addSubview)
    }

    func show(_ state: PunchState) {
        loadViewIfNeeded()
        count.text = nil
        switch state {
        case .punched(let what, let days):
            let text =
                days == 1
                ? NSLocalizedString("A beginning.", comment: "the first day")
                : NSLocalizedString("Days in a row", comment: "beside their number")
            set(.systemGreen, what, text)
            count.text = "\(days)"
        case .loggedOut:
            set(
                .systemOrange, NSLocalizedString("Log in first", comment: "nobody is logged in"),
                NSLocalizedString("Tap to open DailyPunch.", comment: "nobody is logged in"))
        case .message(let text):
            set(.systemRed, NSLocalizedString("Not checked in", comment: "above what the service says"), text)
        }
    }

    private func set(_ color: UIColor, _ title: String, _ text: String) {
        bar.backgroundColor = color
        count.textColor = color
        headline.text = title
        detail.text = text
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds.insetBy(dx: 16, dy: 12)
        bar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 6, height: bounds.height)
        let countWidth: CGFloat = count.text == nil ? 0 : 90
        let left = bar.frame.maxX + 14
        let width = bounds.maxX - left - countWidth
        headline.frame = CGRect(x: left, y: bounds.minY, width: width, height: 26)
        detail.frame = CGRect(x: left, y: bounds.minY + 28, width: width, height: 36)
        count.frame = CGRect(x: bounds.maxX - countWidth, y: bounds.minY, width: countWidth, height: bounds.height)
    }
}
