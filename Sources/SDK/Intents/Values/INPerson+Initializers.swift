// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension INPerson {
    /// A person with an address.
    ///
    /// - Parameter displayName: Nil for the parts of the name, or the address, as a person reads them.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.init(
            handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    }

    /// A person with what it is to the one who speaks.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        self.init(
            handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, relationship: relationship)
    }

    /// A person who may be the one who speaks.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool
    ) {
        self.init(
            handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
    }

    /// A person whom the app suggests, with further addresses.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, aliases: aliases,
            suggestionType: suggestionType)
    }

    private convenience init(
        handle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship? = nil,
        isMe: Bool = false, aliases: [INPersonHandle]? = nil, suggestionType: INPersonSuggestionType = .none
    ) {
        self.init(
            PersonValue(
                handle: handle.handleValue, nameComponents: nameComponents,
                displayName: displayName ?? nameComponents?.fullName ?? handle.value ?? "", image: image?.value,
                contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
                relationship: relationship?.rawValue, isMe: isMe),
            aliases: aliases, suggestionType: suggestionType)
    }

    /// The address of ``personHandle``.
    @available(*, deprecated, message: "use personHandle")
    public var handle: String? { person.handle?.value }

    /// A person by the parts of the name.
    @available(
        *, deprecated,
        message: "use init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)"
    )
    public convenience init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
        self.init(
            handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents, displayName: nil,
            image: nil, contactIdentifier: contactIdentifier, customIdentifier: nil)
    }

    /// A person by the name a person reads.
    @available(
        *, deprecated,
        message: "use init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)"
    )
    public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
        self.init(
            handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: displayName,
            image: nil, contactIdentifier: contactIdentifier, customIdentifier: nil)
    }

    /// A person by name and picture.
    @available(
        *, deprecated,
        message: "use init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)"
    )
    public convenience init(
        handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?
    ) {
        self.init(
            handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
            displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: nil)
    }
}

extension PersonNameComponents {
    /// Given, middle and family name as they are read together; nil when none of them is known.
    ///
    /// A name in Han, Hangul or kana has the family name first and no spaces. Foundation's own formatter does not
    /// exist on Linux.
    var fullName: String? {
        let parts = [givenName, middleName, familyName].compactMap(\.self).filter { !$0.isEmpty }
        guard !parts.isEmpty else { return nil }
        if parts.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isEastAsian) }) {
            return [familyName, givenName, middleName].compactMap(\.self).joined()
        }
        return parts.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    fileprivate var isEastAsian: Bool {
        switch value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x323AF: true
        default: false
        }
    }
}
