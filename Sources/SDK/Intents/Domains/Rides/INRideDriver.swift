// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Who drives a ride.
open class INRideDriver: INPerson {
    /// What passengers think of the driver, as a person reads it.
    public let rating: String?
    /// Where the driver is called.
    public let phoneNumber: String?

    init(_ person: PersonValue, rating: String?, phoneNumber: String?) {
        self.rating = rating
        self.phoneNumber = phoneNumber
        super.init(person)
    }

    /// A driver who is called at a number.
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
        self.init(person.person, rating: rating, phoneNumber: phoneNumber)
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

    override var details: [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        values["rating"] = rating.map { .string($0) }
        values["phoneNumber"] = phoneNumber.map { .string($0) }
        return values
    }

    override class func person(_ person: PersonValue, details: [String: IntentValue]) -> INPerson {
        INRideDriver(person, rating: details["rating"]?.text, phoneNumber: details["phoneNumber"]?.text)
    }

    /// Equal when the persons, the ratings and the numbers are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INRideDriver else { return false }
        return super.isEqual(other) && other.rating == rating && other.phoneNumber == phoneNumber
    }

    /// Writes person, rating and number into a keyed archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encodeJSON(forKey: "driver") { [rating, phoneNumber] }
    }

    /// Reads what ``encode(with:)`` wrote; nil when it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let person = coder.decodeJSON(PersonValue.self),
            let own = coder.decodeJSON([String?].self, forKey: "driver"), own.count == 2
        else { return nil }
        self.init(person, rating: own[0], phoneNumber: own[1])
    }
}

extension IntentValue {
    /// The value where it is a text.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
