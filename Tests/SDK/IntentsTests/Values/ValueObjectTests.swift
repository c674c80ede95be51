// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import IntentValues
import TestSupport
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("A value class")
struct ValueObjectTests {
    /// An archive of an object and back.
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    private func pizza() -> PizzaKind {
        let kind = PizzaKind(
            identifier: "m", display: "Margherita", pronunciationHint: "margerita", subtitle: "basil",
            image: INImage(named: "m"))
        kind.price = INCurrencyAmount(amount: NSDecimalNumber(string: "8.90"), currencyCode: "EUR")
        kind.setAlternativeSpeakableMatches([INSpeakableString(spokenPhrase: "the red one")])
        return kind
    }

    @Test("survives an archive and equals what went in")
    func archives() throws {
        let handle = INPersonHandle(value: "a@example.com", type: .emailAddress, label: .work)
        let person = INPerson(
            personHandle: handle, nameComponents: nil, displayName: "Ada", image: nil, contactIdentifier: nil,
            customIdentifier: "1", isMe: true)
        let place = CLPlacemark(IntentPropertyTests.place)
        let range = INDateComponentsRange(start: DateComponents(day: 1), end: DateComponents(day: 2))
        let file = INFile(data: Data("x".utf8), filename: "x", typeIdentifier: nil)
        #expect(try archived(handle) == handle)
        #expect(try archived(person) == person)
        #expect(try archived(place) == place)
        #expect(try archived(range) == range)
        #expect(try archived(file) == file)
        #expect(try archived(pizza()) == pizza())
        #expect(try archived(INSpeakableString(spokenPhrase: "a")) == INSpeakableString(spokenPhrase: "a"))
        #expect(
            try archived(INCurrencyAmount(amount: 1, currencyCode: "EUR"))
                == INCurrencyAmount(amount: 1, currencyCode: "EUR"))
        #expect(try archived(INImage(named: "a")) == INImage(named: "a"))
        #expect(
            try archived(INRecurrenceRule(interval: 1, frequency: .daily))
                == INRecurrenceRule(interval: 1, frequency: .daily))
    }

    @Test("of a person keeps aliases, suggestion and matches in an archive, a copy and a value")
    func foundPerson() throws {
        let match = PersonValue(displayName: "肖旺", isContactSuggestion: true)
        let person = INPerson(
            PersonValue(
                displayName: "小王", aliases: [.init(value: "a@b.c", type: .emailAddress, label: "work")],
                suggestionType: .instantMessageAddress, siriMatches: [match]))
        let copy = try #require(person.copy() as? INPerson)
        for person in [
            try #require(try archived(person)), copy, try #require(INPerson.restored(from: person.propertyValue())),
        ] {
            #expect(person.aliases == [INPersonHandle(value: "a@b.c", type: .emailAddress, label: .work)])
            #expect(person.suggestionType == .instantMessageAddress)
            #expect(person.siriMatches?.map(\.displayName) == ["肖旺"])
            #expect(person.siriMatches?.first?.isContactSuggestion == true)
            #expect(person.siriMatches?.first?.siriMatches == nil)
            #expect(person.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["肖旺"])
            #expect(!person.isContactSuggestion)
        }
    }

    @Test("of a person differs in each of its parts")
    func personParts() {
        func person(
            _ aliases: [INPersonHandle]? = nil, isGuess: Bool = false, suggestion: INPersonSuggestionType = .none
        ) -> INPerson {
            INPerson(
                personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: nil, displayName: "Ada",
                image: nil, contactIdentifier: nil, customIdentifier: nil, aliases: aliases,
                isContactSuggestion: isGuess, suggestionType: suggestion)
        }
        let alias = INPersonHandle(value: "2", type: .phoneNumber)
        #expect(person([alias]) == person([alias]))
        #expect(person([alias]).hash == person([alias]).hash)
        #expect(person().aliases == nil)
        for other in [person([]), person([alias]), person(isGuess: true), person(suggestion: .socialProfile)] {
            #expect(other != person())
        }
    }

    @Test("is unequal when anything differs")
    func inequality() {
        let other = pizza()
        other.subtitleString = "no basil"
        #expect(other != pizza())
        #expect(INImage(named: "a") != INImage.systemImageNamed("a"))
        #expect(INPersonHandle(value: "1", type: .phoneNumber) != INPersonHandle(value: "1", type: .unknown))
        #expect(INObject(identifier: "m", display: "M") != PizzaKind(identifier: "m", display: "M"))
    }

    @Test("copies an object so that changes to one leave the other")
    func objectCopy() throws {
        let original = pizza()
        let copy = try #require(original.copy() as? PizzaKind)
        #expect(copy == original)
        #expect(copy !== original)
        copy.price = nil
        copy.subtitleString = nil
        #expect(original.price?.amount == NSDecimalNumber(string: "8.90"))
        #expect(original.subtitleString == "basil")
    }

    @Test("is spoken of by its display string")
    func speakable() {
        #expect(pizza().spokenPhrase == "Margherita")
        #expect(pizza().vocabularyIdentifier == "m")
        #expect(pizza().alternativeSpeakableMatches?.first?.spokenPhrase == "the red one")
        #expect(
            INSpeakableString(vocabularyIdentifier: "v", spokenPhrase: "p", pronunciationHint: nil).identifier == "v")
    }

    @Test("collects options in sections")
    func collection() throws {
        let plain = INObjectCollection(items: ["a", "b"].map { $0 as NSString })
        #expect(plain.allItems == ["a", "b"])
        #expect(plain.sections.map(\.title) == [nil])
        let grouped = INObjectCollection(sections: [
            INObjectSection(title: "Red", items: [pizza()]), INObjectSection(title: "White", items: []),
        ])
        grouped.usesIndexedCollation = true
        #expect(grouped.allItems.count == 1)
        let payload = try grouped.payload()
        #expect(payload.sections.map(\.title) == ["Red", "White"])
        #expect(INObjectSection<PizzaKind>(payload.sections[0])?.items == [pizza()])
        #expect(INObjectSection<INFile>(payload.sections[0]) == nil)
    }

    @Test("takes the objects an options method may give")
    func collectionItems() throws {
        let numbers = INObjectCollection<NSNumber>(items: [1, 2.5, true])
        #expect(try numbers.payload().sections[0].items == [.integer(1), .decimal(2.5), .boolean(true)])
        #expect(try numbers.payload(as: .timeInterval).sections[0].items[0] == .timeInterval(1))
        let url = try #require(URL(string: "https://example.com"))
        #expect(try INObjectCollection(items: [url as NSURL]).payload().sections[0].items == [.url(url)])
        let error = #expect(throws: UnrepresentableValue.self) { try INObjectCollection(items: [NSLock()]).payload() }
        #expect(error?.description.contains("NSLock") == true)
    }

    @Test(
        "names a person by what is known",
        arguments: [
            (given: "Ada", family: "Lovelace", expected: "Ada Lovelace"),
            (given: "小明", family: "王", expected: "王小明"),
            (given: "", family: "Sinatra", expected: "Sinatra"),
        ])
    func personName(given: String, family: String, expected: String) {
        var name = PersonNameComponents()
        name.givenName = given
        name.familyName = family
        let person = INPerson(
            personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: name, displayName: nil,
            image: nil, contactIdentifier: nil, customIdentifier: nil)
        #expect(person.displayName == expected)
    }

    @Test("names a person without a name by the address")
    func personWithoutName() {
        let person = INPerson(
            personHandle: INPersonHandle(value: "+43", type: .phoneNumber), nameComponents: nil, displayName: nil,
            image: nil, contactIdentifier: nil, customIdentifier: nil, aliases: [], suggestionType: .socialProfile)
        #expect(person.displayName == "+43")
        #expect(person.personHandle?.type == .phoneNumber)
        #expect(person.suggestionType == .socialProfile)
    }

    @Test("reads a file of a URL when it is asked")
    func fileOnDisk() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appending(path: "hello.txt")
        let file = INFile(fileURL: url, filename: nil, typeIdentifier: "public.plain-text")
        let error = #expect(throws: UnrepresentableValue.self) { try file.fileValue() }
        #expect(error?.description.contains(url.path) == true)
        try Data("hello".utf8).write(to: url)
        #expect(file.data == Data("hello".utf8))
        #expect(try file.fileValue().filename == url.lastPathComponent)
    }

    @Test("makes a placemark of a location and an address")
    func placemark() {
        let location = CLLocation(latitude: 48.2085, longitude: 16.3731)
        let place = CLPlacemark(location: location, name: "Dom", postalAddress: nil)
        #expect(place.name == "Dom")
        #expect(place.location?.coordinate.latitude == 48.2085)
        #expect(place.postalAddress == nil)
        let address = CNPostalAddress(street: "Stephansplatz 3", city: "Wien", isoCountryCode: "AT")
        let addressed = CLPlacemark(location: location, name: nil, postalAddress: address)
        #expect(addressed.locality == "Wien")
        #expect(addressed.postalAddress?.street == "Stephansplatz 3")
    }

    @Test("measures the way between two places in metres")
    func distance() {
        let vienna = CLLocation(latitude: 48.2082, longitude: 16.3738)
        let beijing = CLLocation(latitude: 39.9042, longitude: 116.4074)
        #expect(abs(vienna.distance(from: beijing) - 7_465_000) < 20_000)
        #expect(vienna.distance(from: vienna) == 0)
    }
}
