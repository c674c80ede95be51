// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Everybody on the board, the one looked at last in front.
@MainActor
final class ContactBook {
    static let shared = ContactBook()

    private static let key = "contacts"
    private static let first = [
        Contact(id: "ada", name: "Ada Lovelace", number: "+44 20 7946 0815"),
        Contact(id: "grace", name: "Grace Hopper", number: "+1 202 555 0143"),
        Contact(id: "katherine", name: "Katherine Johnson", number: "+1 304 555 0162"),
    ]

    private(set) var contacts: [Contact]

    private init() {
        let data = UserDefaults.standard.data(forKey: Self.key)
        // Unreadable or absent is the same to the person: a new board.
        contacts = data.flatMap { try? JSONDecoder().decode([Contact].self, from: $0) } ?? Self.first
    }

    func contact(_ id: String) -> Contact? {
        contacts.first { $0.id == id }
    }

    /// Moves a contact to the front, as one does who looks at it.
    func look(at contact: Contact) {
        contacts.removeAll { $0.id == contact.id }
        contacts.insert(contact, at: 0)
        save()
    }

    /// A new contact, in front of all.
    func add() -> Contact {
        let contact = Contact(
            id: "new-\(contacts.count + 1)",
            name: String(format: NSLocalizedString("New Contact %ld", comment: "its number"), contacts.count + 1),
            number: "")
        look(at: contact)
        return contact
    }

    private func save() {
        do {
            UserDefaults.standard.set(try JSONEncoder().encode(contacts), forKey: Self.key)
        } catch {
            print("The board could not be saved: \(error)")
        }
    }
}
