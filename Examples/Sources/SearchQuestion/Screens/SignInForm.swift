// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import SearchQuestionKit
import UIKit

/// The form in which a person says who they are.
final class SignInForm: UIViewController, UITextFieldDelegate {
    private let didSignIn: () -> Void
    private let field = UITextField()
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.signIn() })

    /// - Parameter didSignIn: Called when the person is signed in and the form has gone.
    init(didSignIn: @escaping () -> Void) {
        self.didSignIn = didSignIn
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Sign In", comment: "title")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var name: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let question = UILabel()
        question.text = NSLocalizedString("Who are you?", comment: "a name is asked for")
        question.font = .systemFont(ofSize: 28, weight: .bold)
        dressField()
        button.configuration?.title = NSLocalizedString("Sign In", comment: "title")
        button.configuration?.cornerStyle = .large
        button.isEnabled = false
        let stack = UIStackView(arrangedSubviews: [question, frame(of: field), button])
        stack.axis = .vertical
        stack.spacing = 18
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            button.heightAnchor.constraint(equalToConstant: 52),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([NSLocalizedString("Nobody is signed in.", comment: "state")])
        field.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        signIn()
        return true
    }

    private func dressField() {
        field.placeholder = NSLocalizedString("Name", comment: "of a person")
        field.accessibilityLabel = field.placeholder
        field.textContentType = .name
        field.autocapitalizationType = .words
        field.autocorrectionType = .no
        field.returnKeyType = .go
        field.clearButtonMode = .whileEditing
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in self?.button.isEnabled = self?.name.isEmpty == false }, for: .editingChanged)
    }

    private func frame(of field: UITextField) -> UIView {
        let frame = UIView()
        frame.backgroundColor = .secondarySystemGroupedBackground
        frame.layer.cornerRadius = 14
        frame.layer.cornerCurve = .continuous
        frame.addFilling(field, inset: 14)
        return frame
    }

    private func signIn() {
        guard !name.isEmpty else { return }
        print(AccountLink.signIn(name: name).follow())
        guard (try? StudentSession.student()) != nil else { return }
        dismiss(animated: true, completion: didSignIn)
    }
}
