// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import QuestionBank
import ScreenParts
import UIKit

/// A question of the bank; a tap shows the answer, so that one may think first.
final class QuestionScreen: UIViewController {
    private let question: Question
    private let choices = UIStackView()
    private lazy var answer = label(question.answer, .systemFont(ofSize: 26, weight: .bold), .searching)
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.showAnswer() })

    init(_ question: Question) {
        self.question = question
        super.init(nibName: nil, bundle: nil)
        title = question.subject.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        button.configuration?.title = NSLocalizedString("Show Answer", comment: "a button")
        button.configuration?.cornerStyle = .large
        button.configuration?.baseForegroundColor = .onTint
        button.heightAnchor.constraint(equalToConstant: 52).isActive = true
        answer.isHidden = true
        choices.axis = .vertical
        choices.spacing = 10
        for choice in question.choices { choices.addArrangedSubview(ChoiceView(choice)) }
        let page = UIStackView(arrangedSubviews: [
            label(question.text, .systemFont(ofSize: 22, weight: .semibold), .label), choices, answer, button,
        ])
        page.axis = .vertical
        page.spacing = 22
        page.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        view.addFilling(scroll)
        scroll.addSubview(page)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([question.text] + question.choices)
    }

    private func showAnswer() {
        UIView.animate(withDuration: 0.3) {
            self.button.isHidden = true
            self.answer.isHidden = !self.question.options.isEmpty
            for case let choice as ChoiceView in self.choices.arrangedSubviews {
                choice.mark(isRight: choice.text == self.question.answer)
            }
            self.view.layoutIfNeeded()
        }
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
