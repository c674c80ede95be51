// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class FAQView: UIView {
    private let header = UIButton(type: .custom)
    private let answer = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
    private var isExpanded = false
    private let stack = UIStackView()

    init(question: String, answerText: String) {
        super.init(frame: .zero)
        header.setTitle(question, for: .normal)
        header.setTitleColor(.label, for: .normal)
        header.setTitleColor(.secondaryLabel, for: .highlighted)
        header.contentHorizontalAlignment = .leading
        header.titleLabel?.lineBreakMode = .byTruncatingTail
        answer.text = answerText
        answer.numberOfLines = 0
        answer.isHidden = true
        chevron.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [header, chevron])
        row.alignment = .center
        stack.axis = .vertical
        stack.spacing = 8
        stack.addArrangedSubview(row)
        stack.addArrangedSubview(answer)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
        header.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError() }

    private func toggle() {
        isExpanded.toggle()
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .curveEaseInOut,
            animations: {
                self.answer.isHidden = !self.isExpanded
                self.answer.alpha = self.isExpanded ? 1 : 0
                self.chevron.transform = self.isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
                self.stack.layoutIfNeeded()
            }, completion: nil)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: isExpanded ? 120 : 60) }
}
