// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import IntentValues

/// The driver of a ride.
open class INRideDriver: INPerson {
    /// The driver's rating as text.
    open var rating: String? { details[text: "rating"] }
    /// The driver's phone number.
    open var phoneNumber: String? { details[text: "phoneNumber"] }

    /// Creates a driver with a phone number.
    public convenience init(
        phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        rating: String?
    ) {
        self.init(
            personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber), nameComponents: nameComponents,
            displayName: displayName, image: image, rating: rating, phoneNumber: phoneNumber)
    }

    /// A driver with an address.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        rating: String?, phoneNumber: String?
    ) {
        let person = INPerson(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: nil, customIdentifier: nil)
        var details: [String: IntentValue] = [:]
        details[text: "rating"] = rating
        details[text: "phoneNumber"] = phoneNumber
        self.init(person.person, details: details)
    }

    /// A driver by the name a person reads.
    public convenience init(
        handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?
    ) {
        self.init(
            personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: displayName,
            image: image, rating: rating, phoneNumber: phoneNumber)
    }

    /// A driver by the parts of the name.
    public convenience init(
        handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?
    ) {
        self.init(
            personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
            displayName: nil, image: image, rating: rating, phoneNumber: phoneNumber)
    }
}

#endif
