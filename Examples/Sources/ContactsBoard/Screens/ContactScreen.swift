// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens
import UIKit

/// One contact; looking at it moves it to the front.
final class ContactScreen: TextScreen {
    private let contact: Contact

    init(_ contact: Contact) {
        self.contact = contact
        super.init(title: contact.name)
    }

    override var lines: [String] {
        [contact.number.isEmpty ? NSLocalizedString("No number yet", comment: "of a contact") : contact.number]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ContactBook.shared.look(at: contact)
    }
}
