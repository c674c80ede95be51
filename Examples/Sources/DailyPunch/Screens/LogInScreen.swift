// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import TextScreens
import UIKit

/// Where a person says who they are. It asks by itself when it comes.
final class LogInScreen: TextScreen {
    private let desk: PunchDesk?
    /// How the last attempt went.
    private var answer: String?
    private var hasAsked = false

    init(desk: PunchDesk?) {
        self.desk = desk
        super.init(title: NSLocalizedString("Log In", comment: "title"))
    }

    override var lines: [String] {
        [answer ?? NSLocalizedString("Nobody is logged in.", comment: "state")]
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        [(NSLocalizedString("Log In", comment: "title"), { [weak self] in self?.ask() })]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !hasAsked { ask() }
        hasAsked = true
    }

    private func ask() {
        let question = UIAlertController(
            title: NSLocalizedString("Who are you?", comment: "a name is asked for"), message: nil,
            preferredStyle: .alert)
        let logIn = UIAlertAction(title: NSLocalizedString("Log In", comment: "title"), style: .default) {
            [weak self, weak question] _ in
            self?.logIn(as: question?.textFields?.first?.text ?? "")
        }
        logIn.isEnabled = false
        question.addTextField { field in
            field.placeholder = NSLocalizedString("Name", comment: "of a person")
            field.textContentType = .name
            field.autocapitalizationType = .words
            field.returnKeyType = .go
            field.addAction(
                UIAction { [weak field] _ in logIn.isEnabled = field?.name.isEmpty == false }, for: .editingChanged)
        }
        question.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: "a button"), style: .cancel))
        question.addAction(logIn)
        question.preferredAction = logIn
        present(question, animated: true)
    }

    private func logIn(as text: String) {
        desk?.carryOut(.logIn(name: text.trimmingCharacters(in: .whitespaces))) { [weak self] answer in
            guard let self else { return }
            self.answer = answer
            showLines()
            if (try? PunchSession.token()) != nil { navigationController?.popViewController(animated: true) }
        }
    }
}

extension UITextField {
    /// What stands in it, without spaces around it.
    fileprivate var name: String { (text ?? "").trimmingCharacters(in: .whitespaces) }
}
