// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// An account as a bank card.
final class AccountCell: UICollectionViewCell {
    private let gradient = CAGradientLayer()
    private let name = UILabel()
    private let balance = UILabel()
    private let number = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 20
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        contentView.layer.addSublayer(gradient)
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
        name.font = .preferredFont(forTextStyle: .headline)
        name.adjustsFontForContentSizeCategory = true
        balance.font = .systemFont(ofSize: 30, weight: .bold)
        balance.adjustsFontSizeToFitWidth = true
        number.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        let space = UIView()
        let stack = UIStackView(arrangedSubviews: [name, space, balance, number])
        stack.axis = .vertical
        stack.spacing = 4
        for label in [name, balance, number] { label.textColor = .white }
        contentView.addFilling(stack, inset: 20)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ account: Account) {
        gradient.colors = account.colors.map(\.cgColor)
        name.text = account.title
        balance.text = account.balance.euros
        number.text = "•••• \(account.number)"
        accessibilityLabel = account.title
        accessibilityValue = account.balance.euros
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds
    }
}
