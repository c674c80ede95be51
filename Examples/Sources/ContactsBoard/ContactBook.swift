// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Everybody on the board, the one looked at last in front.
@MainActor
final class ContactBook {
    static let shared = ContactBook()

    private static let key = "contacts"
    private static let first = [
        Contact(
            id: "ada", name: "Ada Lovelace", number: "+44 20 7946 0815", email: "ada@analytical.example",
            company: "Analytical Engines"),
        Contact(
            id: "grace", name: "Grace Hopper", number: "+1 202 555 0143", email: "grace@cobol.example", company: "Navy"),
        Contact(
            id: "katherine", name: "Katherine Johnson", number: "+1 304 555 0162", email: nil, company: "Orbits & Sons"),
        Contact(id: "alan", name: "Alan Turing", number: "+44 1908 555 0123", company: "Bletchley Park"),
        Contact(id: "barbara", name: "Barbara Liskov", number: "+1 617 555 0139", email: "barbara@types.example"),
        Contact(id: "edsger", name: "Edsger Dijkstra", number: "+31 40 555 0172", company: "Shortest Paths"),
        Contact(id: "emmy", name: "Emmy Noether", number: "+49 9131 555 018", company: "Symmetry"),
        Contact(id: "hedy", name: "Hedy Lamarr", number: "+43 1 555 0190", email: "hedy@hopping.example"),
        Contact(id: "margaret", name: "Margaret Hamilton", number: "+1 617 555 0169", company: "Apollo Software"),
        Contact(id: "radia", name: "Radia Perlman", number: "+1 425 555 0155", company: "Spanning Trees"),
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

    /// Those whose name or company holds the words, in the order of an address book; all where there are no words.
    func contacts(matching words: String = "") -> [Contact] {
        contacts.filter { contact in
            words.isEmpty || contact.name.localizedStandardContains(words)
                || contact.company?.localizedStandardContains(words) == true
        }.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    /// Moves a contact to the front, as one does who looks at it; one that is new comes to the board so.
    func look(at contact: Contact) {
        contacts.removeAll { $0.id == contact.id }
        contacts.insert(contact, at: 0)
        save()
    }

    func remove(_ id: String) {
        contacts.removeAll { $0.id == id }
        save()
    }

    private func save() {
        do {
            UserDefaults.standard.set(try JSONEncoder().encode(contacts), forKey: Self.key)
        } catch {
            print("The board could not be saved: \(error)")
        }
    }
}
