// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// The page of one contact; looking at it moves it to the front of the board.
final class ContactScreen: UIViewController {
    private var contact: Contact
    private let avatar = UIImageView()
    private let name = UILabel()
    private let company = UILabel()
    private let details = UIStackView()

    init(_ contact: Contact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
        title = contact.name
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.titleView = UIView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        avatar.contentMode = .scaleAspectFit
        avatar.heightAnchor.constraint(equalToConstant: 112).isActive = true
        name.font = .systemFont(ofSize: 28, weight: .bold)
        name.accessibilityTraits = .header
        company.textColor = .secondaryLabel
        for label in [name, company] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        details.axis = .vertical
        details.spacing = 10
        let page = UIStackView(arrangedSubviews: [avatar, name, company, actions, details])
        page.axis = .vertical
        page.spacing = 4
        page.setCustomSpacing(12, after: avatar)
        for view in [company, page.arrangedSubviews[3]] { page.setCustomSpacing(22, after: view) }
        view.addColumn(page, top: 8, margin: 16)
        showContact()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([contact.number.isEmpty ? NSLocalizedString("No number yet", comment: "of a contact") : contact.number])
        ContactBook.shared.look(at: contact)
    }

    private func showContact() {
        title = contact.name
        avatar.image = Avatar.image(of: contact, side: 112)
        name.text = contact.name
        company.text = contact.company
        company.isHidden = contact.company == nil
        for view in details.arrangedSubviews { view.removeFromSuperview() }
        let number =
            contact.number.isEmpty ? NSLocalizedString("No number yet", comment: "of a contact") : contact.number
        details.addArrangedSubview(DetailView(title: NSLocalizedString("Phone", comment: "a detail"), text: number))
        if let email = contact.email {
            details.addArrangedSubview(DetailView(title: NSLocalizedString("E-mail", comment: "a detail"), text: email))
        }
    }

    /// What can be done with a contact, side by side; one below the other where texts are large.
    private var actions: UIView {
        let row = UIStackView(arrangedSubviews: [
            action("message.fill", NSLocalizedString("Message", comment: "a button"), "sms:", contact.number),
            action("phone.fill", NSLocalizedString("Call", comment: "a button"), "tel:", contact.number),
            action("video.fill", NSLocalizedString("Video", comment: "a button"), "facetime:", contact.number),
            action("envelope.fill", NSLocalizedString("Mail", comment: "a button"), "mailto:", contact.email ?? ""),
        ])
        row.distribution = .fillEqually
        row.spacing = 10
        Self.arrange(row)
        row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: UIStackView, _) in
            Self.arrange(row)
        }
        return row
    }

    private static func arrange(_ row: UIStackView) {
        row.axis = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }

    /// A button that opens the app which the system has for a kind of link.
    private func action(_ symbol: String, _ title: String, _ scheme: String, _ address: String) -> UIButton {
        var look = UIButton.Configuration.gray()
        look.image = UIImage(systemName: symbol)
        look.imagePlacement = .top
        look.imagePadding = 6
        look.title = title
        look.buttonSize = .small
        look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 2, bottom: 8, trailing: 2)
        look.cornerStyle = .large
        look.baseBackgroundColor = .secondarySystemGroupedBackground
        look.baseForegroundColor = .board
        let button = UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in self?.open(scheme + address.filter { !$0.isWhitespace }, title) }
        )
        button.isEnabled = !address.isEmpty
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 66).isActive = true
        return button
    }

    private func open(_ link: String, _ title: String) {
        guard let url = URL(string: link) else { return }
        UIApplication.shared.open(url) { [weak self] isOpen in
            if !isOpen { self?.tell(title, NSLocalizedString("No app here does that.", comment: "an error")) }
        }
    }

    private func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: "a button"), style: .default))
        present(alert, animated: true)
    }

    private func edit() {
        let form = ContactForm(contact) { [weak self] contact in
            self?.contact = contact
            ContactBook.shared.look(at: contact)
            self?.showContact()
        }
        present(UINavigationController(rootViewController: form), animated: true)
    }
}
