// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing

@testable import Contacts

@Suite("A contact as a person")
struct ContactPersonTests {
    @Test("has handle, aliases, the parts of the name and matches that are guesses")
    func person() {
        let contacts = CardReader().read(Array((SampleCards.khard + SampleCards.iCloud).utf8)).contacts
        let candidates = contacts.map {
            ContactCandidate($0, .given, .written, certainty: 80, relationship: "friend")
        }
        let person = PersonValue(candidates[1], matches: [candidates[0]])
        #expect(person.handle == .init(value: "138 0013 8000", type: .phoneNumber, label: "main"))
        #expect(person.aliases?.map(\.value) == ["+86 139 1234 5678", "xm@example.cn"])
        #expect(person.aliases?.map(\.type) == [.phoneNumber, .emailAddress])
        #expect(person.displayName == "王小明")
        #expect(person.nameComponents?.familyName == "王")
        #expect(person.nameComponents?.middleName == nil)
        #expect(person.contactIdentifier == "0B1E8C11-5A5E-4B43-93B3-8B5D0B5E1B11")
        #expect(person.customIdentifier == nil)
        #expect(person.relationship == "friend")
        #expect(!person.isContactSuggestion)
        #expect(person.siriMatches?.map(\.displayName) == ["Robert Okonkwo"])
        #expect(person.siriMatches?.map(\.isContactSuggestion) == [true])
        #expect(person.suggestionType == .none)
    }

    @Test("is known by an address for messages if there is none else")
    func instantMessage() {
        var contact = Contact(identifier: "1", displayName: "Ada")
        contact.addresses = [Contact.Address(.instantMessage, "xmpp:ada@example.com")]
        let person = PersonValue(ContactCandidate(contact, .given, .written, certainty: 80))
        #expect(person.handle == .init(value: "xmpp:ada@example.com", type: .unknown))
        #expect(person.suggestionType == .instantMessageAddress)
        #expect(person.aliases == nil)
        #expect(person.siriMatches == nil)
    }

    @Test("that nothing is known of has the words that were said and an empty handle")
    func spoken() {
        let person = PersonValue(spoken: "my mother")
        #expect(person == PersonValue(handle: .init(value: nil, type: .unknown), displayName: "my mother"))
    }
}
