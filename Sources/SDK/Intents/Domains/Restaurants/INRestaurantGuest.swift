// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Who is coming to eat.
open class INRestaurantGuest: INPerson {
    /// Where the guest is called.
    open var phoneNumber: String?
    /// Where the guest is written to.
    open var emailAddress: String?

    init(_ person: PersonValue, phoneNumber: String?, emailAddress: String?) {
        self.phoneNumber = phoneNumber
        self.emailAddress = emailAddress
        super.init(person)
    }

    /// A guest by the parts of the name.
    public convenience init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?) {
        let handle =
            phoneNumber.map { INPersonHandle(value: $0, type: .phoneNumber) }
            ?? INPersonHandle(value: emailAddress, type: .emailAddress)
        let person = INPerson(
            personHandle: handle, nameComponents: nameComponents, displayName: nil, image: nil,
            contactIdentifier: nil, customIdentifier: nil)
        self.init(person.person, phoneNumber: phoneNumber, emailAddress: emailAddress)
    }

    override var details: [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        values["phoneNumber"] = phoneNumber.map { .string($0) }
        values["emailAddress"] = emailAddress.map { .string($0) }
        return values
    }

    override class func person(_ person: PersonValue, details: [String: IntentValue]) -> INPerson {
        INRestaurantGuest(
            person, phoneNumber: details["phoneNumber"]?.text, emailAddress: details["emailAddress"]?.text)
    }

    /// A guest of its own: what can be set may be set anew.
    open override func copy(with zone: NSZone? = nil) -> Any {
        INRestaurantGuest(person, phoneNumber: phoneNumber, emailAddress: emailAddress)
    }

    /// Equal when the persons and both addresses are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INRestaurantGuest else { return false }
        return super.isEqual(other) && other.phoneNumber == phoneNumber && other.emailAddress == emailAddress
    }

    /// Writes person and addresses into a keyed archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encodeJSON(forKey: "guest") { [phoneNumber, emailAddress] }
    }

    /// Reads what ``encode(with:)`` wrote; nil when it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let person = coder.decodeJSON(PersonValue.self),
            let own = coder.decodeJSON([String?].self, forKey: "guest"), own.count == 2
        else { return nil }
        self.init(person, phoneNumber: own[0], emailAddress: own[1])
    }
}

extension INRestaurantGuest {
    static var blank: INRestaurantGuest {
        INRestaurantGuest(nameComponents: nil, phoneNumber: nil, emailAddress: nil)
    }
}
