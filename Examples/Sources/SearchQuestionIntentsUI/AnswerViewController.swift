// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The subject and the question, and below a line the answer.
final class AnswerViewController: UIViewController {
    private static let margin: CGFloat = 16
    private let subject = UILabel()
    private let question = UILabel()
    private let line = UIView()
    private let heading = UILabel()
    private let answer = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        subject.font = .systemFont(ofSize: 13, weight: .semibold)
        subject.textColor = .systemIndigo
        question.font = .systemFont(ofSize: 16)
        question.textColor = .label
        question.numberOfLines = 6
        line.backgroundColor = .separator
        heading.font = .systemFont(ofSize: 13)
        heading.textColor = .secondaryLabel
        heading.text = NSLocalizedString("Answer", comment: "above the answer")
        answer.font = .systemFont(ofSize: 22, weight: .bold)
        answer.textColor = .systemGreen
        answer.numberOfLines = 6
        [subject, question, line, heading, answer].forEach(view.addSubview)
    }

    func show(question text: String, answer words: String, subject name: String?) {
        loadViewIfNeeded()
        subject.text = name ?? NSLocalizedString("Question", comment: "above the question")
        question.text = text
        answer.text = words
        view.setNeedsLayout()
    }

    /// What all of it takes.
    func height(for width: CGFloat) -> CGFloat {
        loadViewIfNeeded()
        return place(in: width)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place(in: view.bounds.width)
    }

    /// From the top to the bottom; gives the height.
    @discardableResult private func place(in width: CGFloat) -> CGFloat {
        let inner = width - 2 * Self.margin
        var y: CGFloat = 12
        func put(_ view: UIView, height: CGFloat, gap: CGFloat) {
            view.frame = CGRect(x: Self.margin, y: y, width: inner, height: height)
            y += height + gap
        }
        func height(of label: UILabel) -> CGFloat {
            label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
        }
        put(subject, height: 18, gap: 4)
        put(question, height: height(of: question), gap: 10)
        put(line, height: 0.5, gap: 10)
        put(heading, height: 18, gap: 2)
        put(answer, height: height(of: answer), gap: 12)
        return y
    }
}
