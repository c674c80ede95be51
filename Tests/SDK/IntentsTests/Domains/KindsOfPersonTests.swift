// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing

@_spi(Generated) @testable import Intents

@Suite("A kind of person")
struct KindsOfPersonTests {
    private func driver(rating: String? = "4.9") -> INRideDriver {
        INRideDriver(phoneNumber: "+43 1", nameComponents: nil, displayName: "Ida", image: nil, rating: rating)
    }

    private func guest() -> INRestaurantGuest {
        INRestaurantGuest(nameComponents: PersonNameComponents(givenName: "Ann"), phoneNumber: "1", emailAddress: nil)
    }

    @Test("travels with what it has besides, and comes back as its kind")
    func travelling() throws {
        let value = driver().propertyValue()
        let found = try #require(INRideDriver.restored(from: value))
        #expect(found.rating == "4.9")
        #expect(found.phoneNumber == "+43 1")
        #expect(found.displayName == "Ida")
        #expect(found.isEqual(driver()))
        #expect(INPerson.restored(from: value) == nil)
        #expect(INRestaurantGuest.restored(from: value) == nil)
    }

    @Test("a person that is said by name alone serves as one of its kind")
    func spoken() throws {
        let person = PropertyValue(.person(PersonValue(displayName: "Ann")))
        #expect(try #require(INRestaurantGuest.restored(from: person)).phoneNumber == nil)
    }

    @Test("is another where what it has besides is")
    func comparing() {
        #expect(!driver().isEqual(driver(rating: "3.1")))
        #expect(!driver().isEqual(INPerson(driver().person)))
    }

    @Test("is archived with what it has besides")
    func archiving() throws {
        for person in [driver(), guest()] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: person, requiringSecureCoding: true)
            let found = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: person)], from: data)
            #expect((found as? INPerson)?.isEqual(person) == true)
        }
    }

    @Test("a copy of a guest is changed alone")
    func copying() throws {
        let guest = guest()
        let copy = try #require(guest.copy() as? INRestaurantGuest)
        copy.emailAddress = "a@example.com"
        #expect(guest.emailAddress == nil)
        #expect(!copy.isEqual(guest))
    }
}
