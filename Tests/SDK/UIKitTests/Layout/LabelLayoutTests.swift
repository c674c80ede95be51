// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

/// Texts that are really measured, in layouts as panels have them.
@MainActor struct LabelLayoutTests {
    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    @Test("a text that is broken pushes down what is below it, by whole lines")
    func wrapping() {
        let text = label("Your order is on its way and will be with you at about half past seven", lines: 0)
        let below = label("Tap to open")
        let stack = UIStackView(arrangedSubviews: [text, below])
        stack.axis = .vertical
        stack.spacing = 4
        let one = below.intrinsicContentSize.height
        let wide = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(wide.height - (2 * one + 4)) < 1)
        let narrow = stack.systemLayoutSizeFitting(
            CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 160)
        #expect(narrow.height > 4 * one)
        stack.frame = CGRect(origin: .zero, size: narrow)
        stack.layoutIfNeeded()
        #expect(text.frame.width == 160)
        #expect(abs(text.frame.height - text.sizeThatFits(CGSize(width: 160, height: 1000)).height) < 0.01)
        #expect(abs(below.frame.height - one) < 0.01)
    }

    @Test("another text lays out again")
    func change() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let (title, price) = (label("Margherita"), label("5"))
        for view in [title, price] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        price.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            price.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            price.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
            title.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        let before = price.frame.width
        #expect(before == price.intrinsicContentSize.width)
        #expect(price.frame.maxX == 300)
        price.text = "1234.50"
        outer.layoutIfNeeded()
        #expect(price.frame.width > before)
        #expect(title.frame.maxX == price.frame.minX - 8)
    }

    @Test("texts of two sizes stand on one line in a row")
    func baseline() {
        let (large, small) = (label("12", size: 40), label("minutes", size: 12))
        let row = UIStackView(arrangedSubviews: [large, small])
        row.alignment = .lastBaseline
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        row.layoutIfNeeded()
        let lines = [large, small].map { $0.frame.minY + $0.baselines.last }
        #expect(abs(lines[0] - lines[1]) < 1)
        #expect(large.frame.minY >= 0)
        #expect(small.frame.maxY <= 60)
    }
}
