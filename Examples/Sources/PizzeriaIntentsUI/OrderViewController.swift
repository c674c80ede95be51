// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A mark in the pizzeria's red, a headline, and a line below it.
final class OrderViewController: UIViewController {
    private static let red = UIColor(red: 0.80, green: 0.16, blue: 0.12, alpha: 1)
    private static let margin: CGFloat = 16
    private static let markSide: CGFloat = 48

    private let state: OrderState
    private let mark = UIView()
    private let markLabel = UILabel()
    private let headline = UILabel()
    private let detail = UILabel()

    /// What the view needs.
    var height: CGFloat { Self.markSide + 2 * Self.margin }

    init(_ state: OrderState) {
        self.state = state
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        mark.layer.cornerRadius = Self.markSide / 2
        markLabel.textAlignment = .center
        markLabel.textColor = .white
        markLabel.font = .boldSystemFont(ofSize: 20)
        headline.font = .boldSystemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: 15)
        headline.textColor = .label
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 2
        [mark, headline, detail].forEach(view.addSubview)
        mark.addSubview(markLabel)
        fill()
    }

    private func fill() {
        switch state {
        case .ready(let order):
            set("🍕", Self.red, order, NSLocalizedString("Straight from the oven, if you like.", comment: "an offer"))
        case .baking(let order, let minutes):
            guard let minutes else {
                return set("🔥", Self.red, order, NSLocalizedString("In the oven.", comment: "an order"))
            }
            let time = NSLocalizedString("Ready in %ld minutes.", comment: "an order in the oven")
            set("\(minutes)′", Self.red, order, String(format: time, minutes))
        }
    }

    private func set(_ sign: String, _ color: UIColor, _ title: String, _ text: String) {
        markLabel.text = sign
        mark.backgroundColor = color
        headline.text = title
        detail.text = text
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = Self.markSide
        mark.frame = CGRect(x: Self.margin, y: Self.margin, width: side, height: side)
        markLabel.frame = mark.bounds
        let left = mark.frame.maxX + 12
        let width = view.bounds.width - left - Self.margin
        headline.frame = CGRect(x: left, y: Self.margin, width: width, height: 24)
        detail.frame = CGRect(x: left, y: Self.margin + 26, width: width, height: 22)
    }
}
