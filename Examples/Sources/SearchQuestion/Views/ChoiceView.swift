// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// One of the answers that there are to choose from.
final class ChoiceView: UIView {
    let text: String
    private let words = UILabel()
    private let sign = UIImageView()

    init(_ text: String) {
        self.text = text
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        words.text = text
        words.numberOfLines = 0
        sign.contentMode = .scaleAspectFit
        sign.tintColor = .systemGreen
        let row = UIStackView(arrangedSubviews: [words, sign])
        row.spacing = 12
        row.alignment = .center
        addFilling(row, inset: 14)
        sign.widthAnchor.constraint(equalToConstant: 22).isActive = true
        sign.heightAnchor.constraint(equalToConstant: 22).isActive = true
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The right one stands out, the others step back.
    func mark(isRight: Bool) {
        alpha = isRight ? 1 : 0.5
        words.font = .systemFont(ofSize: 17, weight: isRight ? .semibold : .regular)
        sign.image = isRight ? UIImage(systemName: "checkmark.circle.fill") : nil
        accessibilityValue = isRight ? NSLocalizedString("right", comment: "of an answer") : nil
    }
}
