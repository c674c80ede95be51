// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import QuestionBank
import TextScreens
import UIKit

/// One question of the bank after another, as on a sheet of exercises.
final class QuestionScreen: TextScreen {
    /// Nil for all of them.
    private var subject: Subject?
    private var place = 0

    init() {
        super.init(title: NSLocalizedString("Exercises", comment: "title"))
    }

    /// Those of the person's language.
    private var questions: [Question] {
        let language = NSLocalizedString("en", comment: "the language of the questions")
        return Question.all.filter { $0.language == language && (subject == nil || $0.subject == subject) }
    }

    override var lines: [String] {
        let questions = questions
        guard questions.indices.contains(place) else {
            return [NSLocalizedString("There is no such question.", comment: "state")]
        }
        let question = questions[place]
        let number = String(
            format: NSLocalizedString("%1$ld of %2$ld", comment: "number of how many"), place + 1, questions.count)
        return ["\(question.subject.title)  \(number)", question.text] + question.choices
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        [
            (NSLocalizedString("Next", comment: "a button"), { [weak self] in self?.move(by: 1) }),
            (NSLocalizedString("Previous", comment: "a button"), { [weak self] in self?.move(by: -1) }),
            (NSLocalizedString("Subject", comment: "a button"), { [weak self] in self?.chooseSubject() }),
        ]
    }

    /// Goes to a question by its number, from 1 on.
    func show(_ number: Int) {
        place = max(0, number - 1)
        if isViewLoaded { showLines() }
    }

    private func move(by step: Int) {
        let count = questions.count
        guard count > 0 else { return }
        place = (place + step + count) % count
    }

    private func chooseSubject() {
        let sheet = UIAlertController(
            title: NSLocalizedString("Subject", comment: "a button"), message: nil, preferredStyle: .alert)
        for subject in [nil] + Subject.allCases.map(Optional.some) {
            let title = subject?.title ?? NSLocalizedString("All", comment: "of the subjects")
            sheet.addAction(
                UIAlertAction(title: title, style: .default) { [weak self] _ in
                    self?.subject = subject
                    self?.show(1)
                })
        }
        present(sheet, animated: true)
    }
}
