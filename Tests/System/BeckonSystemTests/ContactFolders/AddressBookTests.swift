// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import IntentValues
import Store
import Synchronization
import TestSupport
import Testing

@testable import BeckonSystem

@Suite("The person's contacts for apps")
struct AddressBookTests {
    private static let app = "org.example.shop"

    private struct FixedSource: ContactSource {
        func contacts(besides folders: [String]) async -> KnownContacts {
            func contact(_ name: String, _ number: String) -> Contact {
                var contact = Contact(identifier: name, displayName: name)
                contact.addresses = [Contact.Address(.phoneNumber, number, label: "mobile")]
                return contact
            }
            var own = contact("Lin Xiao", "0")
            own.relations = [Contact.Relation("mother", .named("Mei Li"))]
            return KnownContacts(
                ContactDirectory([
                    own, contact("Mei Li", "1"), contact("Bob Jones", "2"), contact("Bob Meyer", "3"),
                    contact("Ann", "4"), contact("Ann Lee", "5"),
                ]))
        }
    }

    /// Counts how often the person is asked.
    private final class Person: Sendable {
        let count = Atomic(0)
        let answer: Bool?

        init(_ answer: Bool?) { self.answer = answer }

        var question: AddressBook.Question {
            { app in
                #expect(app == AddressBookTests.app)
                self.count.add(1, ordering: .relaxed)
                await Task.yield()
                return self.answer
            }
        }

        var timesAsked: Int { count.load(ordering: .relaxed) }
    }

    private let folder: TemporaryFolder
    private let store: Store
    private let book: AddressBook

    init() async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url))
        let app = AppRecord(
            identifier: Self.app, name: "Shop", path: "/", installed: Date(timeIntervalSince1970: 0), extensions: [])
        try await store.record(app, by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        book = AddressBook(FixedSource(), store: store)
    }

    @Test("an app to which they are not granted gets the words and an empty handle", arguments: [false, nil])
    func denied(answer: Bool?) async throws {
        try await store.set(.contacts, for: Self.app, to: answer)
        let empty = PersonValue(handle: .init(value: nil, type: .unknown), displayName: "Ann")
        #expect(try await book.find("Ann", for: Self.app) == .unknown(empty))
    }

    @Test("an app to which they are granted gets the contact, and others as matches")
    func granted() async throws {
        try await store.set(.contacts, for: Self.app, to: true)
        let found = try await book.find("Ann", for: Self.app)
        guard case .found(let person) = found else {
            Issue.record("nobody was found")
            return
        }
        #expect(found.person == person)
        #expect(person.handle == .init(value: "4", type: .phoneNumber, label: "mobile"))
        #expect(person.contactIdentifier == "Ann")
        #expect(person.siriMatches?.map(\.displayName) == ["Ann Lee"])
        #expect(
            try await book.find("nobody at all", for: Self.app) == .unknown(PersonValue(spoken: "nobody at all")))
    }

    @Test("where several are meant the person is to choose")
    func choice() async throws {
        try await store.set(.contacts, for: Self.app, to: true)
        guard case .choice(let spoken, let persons) = try await book.find("Bob", for: Self.app) else {
            Issue.record("there is no choice")
            return
        }
        #expect(persons.map(\.displayName) == ["Bob Jones", "Bob Meyer"])
        #expect(persons.allSatisfy { !$0.isContactSuggestion })
        #expect(spoken.displayName == "Bob")
        #expect(spoken.handle?.value == nil)
        #expect(spoken.siriMatches?.map(\.displayName) == ["Bob Jones", "Bob Meyer"])
        #expect(spoken.siriMatches?.allSatisfy(\.isContactSuggestion) == true)
    }

    @Test("relationships are those of the card that the person has named as their own")
    func own() async throws {
        try await store.set(.contacts, for: Self.app, to: true)
        #expect(try await book.find("my mother", for: Self.app) == .unknown(PersonValue(spoken: "my mother")))
        try await store.setOwnContact("Lin Xiao")
        let mother = try await book.find("my mother", for: Self.app).person
        #expect(mother.displayName == "Mei Li")
        #expect(mother.relationship == "mother")
        #expect(try await book.find("me", for: Self.app).person.isMe)
    }

    @Test("the person is asked once, and what they say is kept", arguments: [true, false])
    func asking(answer: Bool) async throws {
        let person = Person(answer)
        for _ in 0..<3 {
            let found = try await book.find("Ann", for: Self.app, asking: person.question)
            #expect((found.person.contactIdentifier != nil) == answer)
        }
        #expect(person.timesAsked == 1)
        #expect(try await store.isAllowed(.contacts, for: Self.app) == answer)
    }

    @Test("that nobody answered is not kept, and asked again")
    func nobodyThere() async throws {
        let person = Person(nil)
        for _ in 0..<2 {
            #expect(
                try await book.find("Ann", for: Self.app, asking: person.question)
                    == .unknown(PersonValue(spoken: "Ann")))
        }
        #expect(person.timesAsked == 2)
        #expect(try await store.isAllowed(.contacts, for: Self.app) == nil)
    }

    @Test("anyone who has no contacts is not asked")
    func empty() async throws {
        struct EmptySource: ContactSource {
            func contacts(besides folders: [String]) async -> KnownContacts { KnownContacts(ContactDirectory([])) }
        }
        let person = Person(true)
        let book = AddressBook(EmptySource(), store: store)
        #expect(
            try await book.find("Ann", for: Self.app, asking: person.question) == .unknown(PersonValue(spoken: "Ann")))
        #expect(person.timesAsked == 0)
    }

    @Test("of many who want to know at once one asks")
    func atOnce() async throws {
        let person = Person(true)
        let book = book
        try await withThrowingTaskGroup(of: FoundPerson.self) { group in
            for _ in 0..<8 {
                group.addTask { try await book.find("Ann", for: Self.app, asking: person.question) }
            }
            for try await found in group { #expect(found.person.contactIdentifier == "Ann") }
        }
        #expect(person.timesAsked == 1)
    }
}
