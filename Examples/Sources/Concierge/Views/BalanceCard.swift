// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import ScreenParts
import UIKit

/// What all accounts come to, on a card with a gradient.
final class BalanceCard: UIView {
    private static let height: CGFloat = 128
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ money: Money) {
        super.init(frame: .zero)
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [
                UIColor(red: 0.25, green: 0.13, blue: 0.55, alpha: 1).cgColor,
                UIColor(red: 0.53, green: 0.38, blue: 0.93, alpha: 1).cgColor,
            ]
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
        }
        let (heading, amount) = (UILabel(), UILabel())
        heading.text = NSLocalizedString("In all", comment: "above the sum of the accounts")
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        amount.text = money.formatted
        amount.font = .systemFont(ofSize: 34, weight: .bold)
        amount.adjustsFontSizeToFitWidth = true
        for label in [heading, amount] { label.textColor = .white }
        let stack = UIStackView(arrangedSubviews: [heading, UIView(), amount])
        stack.axis = .vertical
        addFilling(stack, inset: 20)
        heightAnchor.constraint(equalToConstant: Self.height).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}
