// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card with a heading, and whatever it holds below.
class CardView: UIView {
    private static let padding: CGFloat = 16
    let heading = UILabel()
    /// What a card holds, from the top to the bottom.
    let contents: UIStackView

    init(title: String, _ views: [UIView]) {
        contents = UIStackView(arrangedSubviews: [heading] + views)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.accessibilityTraits = .header
        contents.axis = .vertical
        contents.spacing = 12
        contents.translatesAutoresizingMaskIntoConstraints = false
        addSubview(contents)
        NSLayoutConstraint.activate([
            contents.topAnchor.constraint(equalTo: topAnchor, constant: Self.padding),
            contents.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.padding),
            contents.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.padding),
            contents.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.padding),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
