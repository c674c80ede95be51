// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// A number or an address on a card, below what it is.
final class DetailView: UIView {
    init(title: String, text: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        let (heading, value) = (UILabel(), UILabel())
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .footnote)
        heading.adjustsFontForContentSizeCategory = true
        heading.textColor = .secondaryLabel
        value.text = text
        value.textColor = .board
        value.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [heading, value])
        stack.axis = .vertical
        stack.spacing = 2
        addFilling(stack, inset: 14)
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityValue = text
    }

    required init?(coder: NSCoder) {
        nil
    }
}
