// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// A guest of a reservation.
open class INRestaurantGuest: INPerson {
    /// The guest's phone number.
    open var phoneNumber: String? {
        get { details[text: "phoneNumber"] }
        set { details[text: "phoneNumber"] = newValue }
    }

    /// The guest's email address.
    open var emailAddress: String? {
        get { details[text: "emailAddress"] }
        set { details[text: "emailAddress"] = newValue }
    }

    /// A guest by the parts of the name.
    public convenience init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?) {
        let handle =
            phoneNumber.map { INPersonHandle(value: $0, type: .phoneNumber) }
            ?? INPersonHandle(value: emailAddress, type: .emailAddress)
        let person = INPerson(
            personHandle: handle, nameComponents: nameComponents, displayName: nil, image: nil,
            contactIdentifier: nil, customIdentifier: nil)
        self.init(person.person)
        self.phoneNumber = phoneNumber
        self.emailAddress = emailAddress
    }

    /// Returns a copy that can be changed.
    open override func copy(with zone: NSZone? = nil) -> Any { INRestaurantGuest(person, details: details) }
}

extension INRestaurantGuest {
    static var blank: INRestaurantGuest {
        INRestaurantGuest(nameComponents: nil, phoneNumber: nil, emailAddress: nil)
    }
}

#endif
