// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// Everybody whom the person knows.
public struct AddressBook: Sendable {
    /// Who is meant by what somebody said.
    public enum Match {
        /// Nobody of that name is known.
        case nobody
        /// The name is known, but neither number nor address.
        case unreachable
        /// One, who can be reached.
        case one(INPerson)
        /// The name fits several.
        case several([INPerson])
    }

    /// In the order of the book.
    public let contacts: [Contact]

    /// The person's own book.
    public static let own = AddressBook(contacts: [
        Contact(identifier: "ada", name: "Ada Lovelace", number: "+44 20 7946 0815", hasVideo: false),
        Contact(identifier: "yonath", name: "Ada Yonath", number: "+972 55 555 0139", hasVideo: true),
        Contact(identifier: "grace", name: "Grace Hopper", number: "+1 202 555 0143", hasVideo: true),
        Contact(identifier: "lilei", name: "Li Lei", number: "+86 10 5550 0101", hasVideo: true),
        Contact(identifier: "hanmeimei", name: "Han Meimei", number: "+86 10 5550 0102", hasVideo: true),
        Contact(identifier: "marie", name: "Marie Curie", number: nil, hasVideo: false),
    ])

    /// The contact with an identifier, nil if there is none.
    public func contact(_ identifier: String?) -> Contact? {
        contacts.first { $0.identifier == identifier }
    }

    /// Who is meant: the contact that was picked, else those whom the system proposes, else those of that name.
    ///
    /// Somebody who is in no book is reached through a number or an address that was said.
    public func match(_ person: INPerson) -> Match {
        if let contact = contact(person.customIdentifier) { return match([contact.person]) }
        if let proposed = person.siriMatches, !proposed.isEmpty { return match(proposed) }
        let named = contacts.named(person.displayName).map(\.person)
        return named.isEmpty && person.isReachable ? .one(person) : match(named)
    }

    private func match(_ people: [INPerson]) -> Match {
        guard let person = people.first else { return .nobody }
        if people.count > 1 { return .several(people) }
        return person.isReachable ? .one(person) : .unreachable
    }
}

extension INPerson {
    fileprivate var isReachable: Bool { personHandle?.value?.isEmpty == false }
}
