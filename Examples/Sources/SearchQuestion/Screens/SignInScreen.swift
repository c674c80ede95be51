// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SearchQuestionKit
import TextScreens
import UIKit

/// Where a person says who they are. It asks by itself when it comes.
final class SignInScreen: TextScreen {
    /// How the last attempt went.
    private var answer: String?
    private var hasAsked = false

    init() {
        super.init(title: NSLocalizedString("Sign In", comment: "title"))
    }

    override var lines: [String] {
        [answer ?? NSLocalizedString("Nobody is signed in.", comment: "state")]
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        [(NSLocalizedString("Sign In", comment: "title"), { [weak self] in self?.ask() })]
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
        let signIn = UIAlertAction(title: NSLocalizedString("Sign In", comment: "title"), style: .default) {
            [weak self, weak question] _ in
            self?.signIn(as: question?.textFields?.first?.text ?? "")
        }
        signIn.isEnabled = false
        question.addTextField { field in
            field.placeholder = NSLocalizedString("Name", comment: "of a person")
            field.textContentType = .name
            field.autocapitalizationType = .words
            field.returnKeyType = .go
            field.addAction(
                UIAction { [weak field] _ in signIn.isEnabled = field?.name.isEmpty == false }, for: .editingChanged)
        }
        question.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: "a button"), style: .cancel))
        question.addAction(signIn)
        question.preferredAction = signIn
        present(question, animated: true)
    }

    private func signIn(as text: String) {
        answer = AccountLink.signIn(name: text.trimmingCharacters(in: .whitespaces)).follow()
        showLines()
        if (try? StudentSession.student()) != nil { navigationController?.popViewController(animated: true) }
    }
}

extension UITextField {
    /// What stands in it, without spaces around it.
    fileprivate var name: String { (text ?? "").trimmingCharacters(in: .whitespaces) }
}
