// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A person whom an intent concerns: a recipient, a passenger, the speaker.
open class INPerson: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    let person: PersonValue

    /// What a kind of person has besides.
    var details: [String: IntentValue]

    init(_ person: PersonValue, details: [String: IntentValue] = [:]) {
        self.person = person
        self.details = details
    }

    /// The address through which the person was found.
    open var personHandle: INPersonHandle? { person.handle.map { INPersonHandle($0) } }
    /// The parts of the name, where they are known.
    open var nameComponents: PersonNameComponents? { person.nameComponents }
    /// The name a person reads: the one given, else its parts put together, else the address.
    open var displayName: String { person.displayName }
    /// A picture of the person.
    open var image: INImage? { person.image.map { INImage($0) } }
    /// The person's identifier among the contacts.
    open var contactIdentifier: String? { person.contactIdentifier }
    /// The app's own identifier of the person.
    open var customIdentifier: String? { person.customIdentifier }
    /// What the person is to the one who speaks.
    open var relationship: INPersonRelationship? { person.relationship.map(INPersonRelationship.init(rawValue:)) }
    /// Whether it is the one who speaks.
    open var isMe: Bool { person.isMe }
    /// Further addresses of the person.
    public var aliases: [INPersonHandle]? { person.aliases?.map { INPersonHandle($0) } }
    /// How the system is to show the person in what the app donates.
    public var suggestionType: INPersonSuggestionType {
        INPersonSuggestionType(rawValue: person.suggestionType.rawValue) ?? .none
    }
    /// Others among the contacts whom the words that were said may mean, the likeliest first; nil if there are none,
    /// or where the app may not see the contacts.
    open var siriMatches: [INPerson]? { person.siriMatches?.map { INPerson($0) } }
    /// Whether the system has guessed that it is this person who is meant.
    open var isContactSuggestion: Bool { person.isContactSuggestion }

    /// The same as ``displayName``.
    open var spokenPhrase: String { displayName }
    /// None.
    open var pronunciationHint: String? { nil }
    /// The same as ``customIdentifier``.
    open var vocabularyIdentifier: String? { customIdentifier }
    /// The same as ``customIdentifier``.
    open var identifier: String? { customIdentifier }
    /// The same as ``siriMatches``.
    open var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }

    /// Itself: a person does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when everything that travels is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPerson else { return false }
        return other.person == person && other.details == details
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { person.hashValue }

    /// The display name.
    open override var description: String { displayName }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON { person }
        if !details.isEmpty { coder.encodeJSON(forKey: Self.detailsKey) { details } }
    }

    private static let detailsKey = "details"

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let person = coder.decodeJSON(PersonValue.self) else { return nil }
        guard coder.containsValue(forKey: Self.detailsKey) else {
            self.init(person)
            return
        }
        guard let details = coder.decodeJSON([String: IntentValue].self, forKey: Self.detailsKey) else { return nil }
        self.init(person, details: details)
    }

    /// A person that traveled; nil for another type.
    @_spi(Generated) public required convenience init?(value: PropertyValue) {
        switch value.value {
        case .person(let person): self.init(person)
        case .object(let object):
            guard object.typeName == "\(Self.self)", case .person(let person)? = object.properties[Self.personKey]
            else { return nil }
            self.init(person, details: object.properties.filter { $0.key != Self.personKey })
        default: return nil
        }
    }

    private static let personKey = "person"

    /// What travels in the person's stead: a kind of person as an object that holds one.
    fileprivate var value: IntentValue {
        let name = "\(type(of: self))"
        guard name != "INPerson" else { return .person(person) }
        return .object(
            ObjectValue(
                typeName: name, identifier: customIdentifier, displayString: displayName, image: image?.value,
                properties: details.merging([Self.personKey: .person(person)]) { $1 }))
    }

    /// A person with an address.
    ///
    /// - Parameters:
    ///   - displayName: Nil for the parts of the name, or the address, as a person reads them.
    ///   - relationship: What the person is to the one who speaks.
    ///   - isMe: Whether the person is the one who speaks.
    ///   - aliases: Further addresses.
    ///   - isContactSuggestion: Whether the person is one that was guessed.
    ///   - suggestionType: What kind of address it is, where the app suggests the person.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship? = nil,
        isMe: Bool = false, aliases: [INPersonHandle]? = nil, isContactSuggestion: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.init(
            PersonValue(
                handle: personHandle.handleValue, nameComponents: nameComponents,
                displayName: displayName ?? nameComponents?.fullName ?? personHandle.value ?? "", image: image?.value,
                contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
                relationship: relationship?.rawValue, isMe: isMe, aliases: aliases?.map(\.handleValue),
                suggestionType: PersonValue.SuggestionType(rawValue: suggestionType.rawValue) ?? .none,
                isContactSuggestion: isContactSuggestion))
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
            personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
            displayName: nil,
            image: nil, contactIdentifier: contactIdentifier, customIdentifier: nil)
    }

    /// A person by the name a person reads.
    @available(
        *, deprecated,
        message: "use init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)"
    )
    public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
        self.init(
            personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: displayName,
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
            personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
            displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: nil)
    }
}

@_spi(Generated) extension INPerson: IntentRepresentable {
    /// All that it has.
    public func propertyValue() -> PropertyValue { PropertyValue(value) }

    /// The person; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? { self.init(value: value) }
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
