// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import ScreenParts
import UIKit

/// The form in which a person says who they are.
final class LogInScreen: UIViewController {
    private let desk: PunchDesk?
    private let didLogIn: () -> Void
    private let name = FormField(
        title: NSLocalizedString("Name", comment: "of a person"), type: .name, returnKey: .next)
    private let email = FormField(
        title: NSLocalizedString("E-mail (optional)", comment: "an address"), type: .emailAddress, returnKey: .go)
    private let message = UILabel()
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.logIn() })
    private var isBusy = false

    /// - Parameter didLogIn: Called when the person is logged in and the form has gone.
    init(desk: PunchDesk?, didLogIn: @escaping () -> Void) {
        self.desk = desk
        self.didLogIn = didLogIn
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Log In", comment: "title")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let welcome = UILabel()
        welcome.text = NSLocalizedString("Who are you?", comment: "a name is asked for")
        welcome.font = .systemFont(ofSize: 28, weight: .bold)
        message.font = .preferredFont(forTextStyle: .footnote)
        message.adjustsFontForContentSizeCategory = true
        message.textColor = .systemRed
        message.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [welcome, name, email, message, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        let width = stack.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -40)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            width,
            button.heightAnchor.constraint(equalToConstant: 52),
        ])
        name.didReturn = { [weak self] in self?.email.beginEditing() }
        email.didReturn = { [weak self] in self?.logIn() }
        for field in [name, email] { field.didChange = { [weak self] in self?.validate() } }
        validate()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([NSLocalizedString("Nobody is logged in.", comment: "state")])
        name.beginEditing()
    }

    /// Says what is wrong while it is written, and lets nobody in with it.
    private func validate() {
        let isWrong = !email.text.isEmpty && !email.text.isEmailAddress
        show(isWrong ? NSLocalizedString("That is no e-mail address yet.", comment: "below a form") : nil)
        var look = UIButton.Configuration.filled()
        look.cornerStyle = .large
        look.title = NSLocalizedString("Log In", comment: "title")
        look.baseForegroundColor = .onTint
        look.showsActivityIndicator = isBusy
        look.imagePadding = 8
        button.configuration = look
        button.isEnabled = !name.text.isEmpty && !isWrong && !isBusy
    }

    private func show(_ words: String?) {
        message.text = words
        message.isHidden = words == nil
    }

    private func logIn() {
        guard button.isEnabled else { return }
        isBusy = true
        validate()
        let link = PunchLink.logIn(name: name.text, email: email.text.isEmpty ? nil : email.text)
        desk?.carryOut(link) { [weak self] answer in
            guard let self else { return }
            isBusy = false
            validate()
            if (try? PunchSession.token()) != nil {
                dismiss(animated: true, completion: didLogIn)
            } else {
                show(answer)
            }
        }
    }
}

extension String {
    /// Whether somebody could be written to: a name, a sign, and a domain with a point in it.
    fileprivate var isEmailAddress: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].split(separator: ".").count > 1
    }
}
