// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// A picture that was searched, the question that was found in it, and the answer.
final class AnswerCard: UIView {
    private static let margin: CGFloat = 16
    private static let pictureHeight: CGFloat = 200

    init(question: String, answer: String?, picture data: Data?) {
        super.init(frame: .zero)
        let card = UIStackView()
        card.axis = .vertical
        card.spacing = 12
        if let picture = data.flatMap(UIImage.init(data:)) { card.addArrangedSubview(Self.frame(picture)) }
        card.addArrangedSubview(Self.label(question, .preferredFont(forTextStyle: .body), .label))
        if let answer {
            card.addArrangedSubview(
                Self.label(
                    NSLocalizedString("Answer", comment: "title"), .systemFont(ofSize: 13, weight: .semibold),
                    .secondaryLabel))
            card.setCustomSpacing(2, after: card.arrangedSubviews[card.arrangedSubviews.count - 1])
            card.addArrangedSubview(Self.label(answer, .systemFont(ofSize: 24, weight: .bold), .searching))
        }
        let back = UIView()
        back.backgroundColor = .secondarySystemGroupedBackground
        back.layer.cornerRadius = 20
        back.layer.cornerCurve = .continuous
        back.addFilling(card, inset: Self.margin)
        addFilling(back, inset: Self.margin)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// With the height that it needs at a width, as the header of a table has a frame.
    func fitted(to width: CGFloat) -> UIView {
        frame.size = systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return self
    }

    private static func frame(_ picture: UIImage) -> UIView {
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFit
        view.backgroundColor = .tertiarySystemFill
        view.layer.cornerRadius = 12
        view.clipsToBounds = true
        view.heightAnchor.constraint(equalToConstant: pictureHeight).isActive = true
        view.isAccessibilityElement = true
        view.accessibilityLabel = NSLocalizedString("The picture that was searched", comment: "of a question")
        return view
    }

    private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
