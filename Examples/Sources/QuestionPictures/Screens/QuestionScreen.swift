// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import QuestionBank
import ScreenParts
import UIKit

/// One question of the bank after another, as on a sheet of exercises.
final class QuestionScreen: UIViewController {
    /// Nil for all of them.
    private var subject: Subject?
    private var place = 0
    private let page = UIStackView()
    private let scroll = UIScrollView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Exercises", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Those of the person's language.
    private var questions: [Question] {
        let language = NSLocalizedString("en", comment: "the language of the questions")
        return Question.all.filter { $0.language == language && (subject == nil || $0.subject == subject) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.axis = .vertical
        page.spacing = 14
        page.translatesAutoresizingMaskIntoConstraints = false
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
        let previous = button("chevron.left", NSLocalizedString("Previous", comment: "a button"), by: -1)
        let next = button("chevron.right", NSLocalizedString("Next", comment: "a button"), by: 1)
        navigationItem.leftBarButtonItem = previous
        navigationItem.rightBarButtonItem = next
        showQuestion()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(lines)
    }

    /// Goes to a question by its number, from 1 on.
    func show(_ number: Int) {
        place = max(0, number - 1)
        if isViewLoaded { showQuestion() }
    }

    private var lines: [String] {
        let questions = questions
        guard questions.indices.contains(place) else {
            return [NSLocalizedString("There is no such question.", comment: "state")]
        }
        let question = questions[place]
        return ["\(question.subject.title)  \(number(of: questions.count))", question.text] + question.choices
    }

    private func number(of count: Int) -> String {
        String(format: NSLocalizedString("%1$ld of %2$ld", comment: "number of how many"), place + 1, count)
    }

    private func showQuestion() {
        for view in page.arrangedSubviews { view.removeFromSuperview() }
        let questions = questions
        guard questions.indices.contains(place) else {
            page.addArrangedSubview(label(lines[0], .preferredFont(forTextStyle: .body)))
            return
        }
        let question = questions[place]
        page.addArrangedSubview(head(question, of: questions.count))
        page.addArrangedSubview(label(question.text, .systemFont(ofSize: 20, weight: .semibold)))
        for choice in question.choices { page.addArrangedSubview(label(choice, .systemFont(ofSize: 18))) }
    }

    private func head(_ question: Question, of count: Int) -> UIView {
        var look = UIButton.Configuration.tinted()
        look.title = title(of: subject)
        look.image = UIImage(systemName: "chevron.down")
        look.imagePlacement = .trailing
        look.imagePadding = 6
        look.cornerStyle = .capsule
        look.buttonSize = .small
        let subjects = UIButton(configuration: look)
        subjects.menu = UIMenu(children: ([nil] + Subject.allCases.map(Optional.some)).map(action))
        subjects.showsMenuAsPrimaryAction = true
        let number = label(
            "\(question.subject.title)  \(number(of: count))", .preferredFont(forTextStyle: .subheadline))
        number.textColor = .secondaryLabel
        let row = UIStackView(arrangedSubviews: [subjects, UIView(), number])
        row.alignment = .center
        return row
    }

    private func title(of subject: Subject?) -> String {
        subject?.title ?? NSLocalizedString("All", comment: "of the subjects")
    }

    private func action(for subject: Subject?) -> UIAction {
        UIAction(
            title: title(of: subject),
            state: subject == self.subject ? .on : .off
        ) { [weak self] _ in
            self?.subject = subject
            self?.show(1)
        }
    }

    private func button(_ symbol: String, _ words: String, by step: Int) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            title: nil, image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in self?.move(by: step) })
        item.accessibilityLabel = words
        return item
    }

    private func move(by step: Int) {
        let count = questions.count
        guard count > 0 else { return }
        place = (place + step + count) % count
        showQuestion()
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
