// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import ScreenParts
import UIKit

/// A pizza of the menu: its picture, its name, what lies on it, and what it costs.
final class PizzaCell: UICollectionViewCell {
    private static let pictureSide: CGFloat = 240
    /// Of two lines, so that the cells of a row are of one height.
    private static let toppingsHeight: CGFloat = 34
    private let picture = UIImageView()
    private let name = UILabel()
    private let toppings = UILabel()
    private let price = UILabel()
    private let leaf = UIImageView(image: PizzaPicture.leaf)
    private let soldOut = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 20
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        dressLabels()
        let plate = UIView()
        plate.backgroundColor = .table
        plate.addFilling(picture, inset: 12)
        picture.contentMode = .scaleAspectFit
        leaf.contentMode = .scaleAspectFit
        let foot = UIStackView(arrangedSubviews: [price, UIView(), soldOut, leaf])
        foot.spacing = 6
        foot.alignment = .center
        let words = UIStackView(arrangedSubviews: [name, toppings, foot])
        words.axis = .vertical
        words.spacing = 3
        words.setCustomSpacing(8, after: toppings)
        for view in [plate, words] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let ends = [
            words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ]
        // Until it is measured the cell may be too small for what it holds.
        for end in ends { end.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            ends + [
                plate.topAnchor.constraint(equalTo: contentView.topAnchor),
                plate.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                plate.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                plate.heightAnchor.constraint(equalTo: plate.widthAnchor, multiplier: 0.86),
                words.topAnchor.constraint(equalTo: plate.bottomAnchor, constant: 10),
                words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
                toppings.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.toppingsHeight),
                leaf.widthAnchor.constraint(equalToConstant: 20),
                leaf.heightAnchor.constraint(equalToConstant: 20),
            ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func dressLabels() {
        name.font = .preferredFont(forTextStyle: .headline)
        name.adjustsFontForContentSizeCategory = true
        name.adjustsFontSizeToFitWidth = true
        toppings.font = .preferredFont(forTextStyle: .footnote)
        toppings.adjustsFontForContentSizeCategory = true
        toppings.textColor = .secondaryLabel
        toppings.numberOfLines = 2
        price.font = .systemFont(ofSize: 16, weight: .semibold)
        price.textColor = .tomato
        soldOut.font = .systemFont(ofSize: 13, weight: .semibold)
        soldOut.textColor = .secondaryLabel
        soldOut.text = NSLocalizedString("Sold out", comment: "of a pizza")
    }

    func show(_ entry: Menu.Entry) {
        picture.image = PizzaPicture.of(entry, side: Self.pictureSide)
        name.text = entry.title
        toppings.text = entry.description
        price.text = entry.price.euros
        leaf.isHidden = !entry.isVegetarian
        soldOut.isHidden = entry.isAvailable
        // Words that are half clear are hard to read.
        picture.alpha = entry.isAvailable ? 1 : 0.45
        accessibilityLabel = [
            entry.title, entry.description, entry.price.euros,
            entry.isVegetarian ? NSLocalizedString("vegetarian", comment: "of a pizza") : nil,
            entry.isAvailable ? nil : soldOut.text,
        ].compactMap(\.self).joined(separator: ", ")
    }
}

extension Decimal {
    /// As the menu writes a price.
    var euros: String { formatted(.currency(code: "EUR").locale(.ofApp)) }
}
