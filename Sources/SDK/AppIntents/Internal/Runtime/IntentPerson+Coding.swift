// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentPerson: EncodableValue {
    func intentValue() -> IntentValue {
        var person = PersonValue(
            handle: handle?.value.travelling(handle?.label), displayName: name.text, image: image?.value, isMe: isMe,
            aliases: aliases.isEmpty ? nil : aliases.map { $0.value.travelling($0.label) })
        if case .components(let components) = name { person.nameComponents = components }
        switch identifier {
        case .applicationDefined(let own): person.customIdentifier = own
        case .contact(let contact): person.contactIdentifier = contact
        }
        return .person(person)
    }

    static func make(of value: IntentValue) -> IntentPerson? {
        guard case .person(let person) = value else { return nil }
        return IntentPerson(
            identifier: person.contactIdentifier.map(Identifier.contact)
                ?? .applicationDefined(person.customIdentifier ?? ""),
            name: person.nameComponents.map(Name.components) ?? .displayName(person.displayName),
            handle: person.handle.flatMap { Handle($0) }, aliases: (person.aliases ?? []).compactMap { Handle($0) },
            isMe: person.isMe, image: person.image.map { DisplayRepresentation.Image($0) })
    }
}

extension IntentPerson.Handle.Value {
    fileprivate func travelling(_ label: IntentPerson.Handle.Label?) -> PersonValue.Handle {
        let (value, type): (String, PersonValue.HandleType) =
            switch self {
            case .emailAddress(let address): (address, .emailAddress)
            case .phoneNumber(let number): (number, .phoneNumber)
            case .applicationDefined(let own): (own, .unknown)
            }
        return PersonValue.Handle(value: value, type: type, label: label?.text)
    }
}

extension IntentPerson.Handle {
    /// Nil of an address that says nothing.
    fileprivate init?(_ handle: PersonValue.Handle) {
        guard let address = handle.value else { return nil }
        let value: Value =
            switch handle.type {
            case .emailAddress: .emailAddress(address)
            case .phoneNumber: .phoneNumber(address)
            case .unknown: .applicationDefined(address)
            }
        self.init(value, label: handle.label.map { Label(text: $0) } ?? .other)
    }
}

extension IntentPerson.Handle.Label {
    private static let named: [(IntentPerson.Handle.Label, String)] = [
        (.iPhone, "iPhone"), (.main, "main"), (.mobile, "mobile"), (.home, "home"), (.work, "work"),
        (.homeFax, "homeFax"), (.workFax, "workFax"), (.pager, "pager"), (.school, "school"),
    ]

    /// Nil if it says nothing.
    fileprivate var text: String? {
        if case .custom(let words) = self { return words }
        return Self.named.first { $0.0 == self }?.1
    }

    fileprivate init(text: String) { self = Self.named.first { $0.1 == text }?.0 ?? .custom(text) }
}
