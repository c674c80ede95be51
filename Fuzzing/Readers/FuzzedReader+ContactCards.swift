// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation

extension FuzzedReader {
    /// Cards of an address book, and the directory that is made of them.
    static let contactCards = FuzzedReader(name: "ContactCards", dictionary: "contact-cards") { data in
        let reader = CardReader { bytes, label in label == "LATIN1" ? String(decoding: bytes, as: UTF8.self) : nil }
        let reading = reader.read([UInt8](data), limit: 100)
        guard reader.read([UInt8](data), limit: 100) == reading else {
            throw Contradiction("the same cards are read otherwise the second time")
        }
        for contact in reading.contacts {
            guard !contact.displayName.isEmpty, !contact.identifier.isEmpty else {
                throw Contradiction("a contact has no name, or none by which it is found again")
            }
            let counts = [contact.nicknames.count, contact.addresses.count, contact.relations.count]
            let names = [contact.displayName, contact.identifier] + contact.nicknames + contact.addresses.map(\.value)
            guard counts.allSatisfy({ $0 <= 64 }), names.allSatisfy({ $0.utf8.count <= 8_192 }) else {
                throw Contradiction("a contact is larger than it may be")
            }
        }
        let directory = ContactDirectory(reading.contacts, own: reading.contacts.first?.identifier)
        guard directory.contacts.count <= reading.contacts.count else {
            throw Contradiction("there are more contacts than cards")
        }
        for name in reading.contacts.prefix(8).map(\.displayName) + ["my mother", "小王", "Wang Xiaoming", "Dr. Smith"] {
            let candidates = directory.candidates(for: name)
            guard candidates.count <= ContactDirectory.greatestCandidateCount,
                candidates.allSatisfy({ (1...100).contains($0.certainty) })
            else { throw Contradiction("‘\(name)’ leads to more, or less, than it may") }
        }
    }
}
