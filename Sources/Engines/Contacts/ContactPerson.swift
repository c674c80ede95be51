// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

extension PersonValue {
    /// A contact, as `INPerson` describes one.
    ///
    /// - Parameter matches: Others whom the same words may mean.
    package init(_ candidate: ContactCandidate, matches: [ContactCandidate] = []) {
        let contact = candidate.contact
        let handles = contact.addresses.map(Handle.init)
        self.init(
            handle: handles.first ?? .none(), nameComponents: contact.name.components,
            displayName: contact.displayName, contactIdentifier: contact.identifier,
            relationship: candidate.relationship, isMe: candidate.isOneself,
            aliases: handles.count > 1 ? Array(handles.dropFirst()) : nil,
            suggestionType: contact.addresses.first?.kind == .instantMessage ? .instantMessageAddress : .none,
            siriMatches: matches.isEmpty
                ? nil
                : matches.map { match in
                    var person = PersonValue(match)
                    person.isContactSuggestion = true
                    return person
                })
    }

    /// Somebody of whom nothing is known but what was said.
    package init(spoken name: String) {
        self.init(handle: .none(), displayName: name)
    }
}

extension PersonValue.Handle {
    fileprivate init(_ address: Contact.Address) {
        switch address.kind {
        case .phoneNumber: self.init(value: address.value, type: .phoneNumber, label: address.label)
        case .emailAddress: self.init(value: address.value, type: .emailAddress, label: address.label)
        case .instantMessage: self.init(value: address.value, type: .unknown, label: address.label)
        }
    }

    /// An address that there is not.
    fileprivate static func none() -> PersonValue.Handle { PersonValue.Handle(value: nil, type: .unknown) }
}

extension Contact.Name {
    /// Nil if nothing of the name is known in parts.
    package var components: PersonNameComponents? {
        guard !isEmpty else { return nil }
        var components = PersonNameComponents()
        func part(_ text: String) -> String? { text.isEmpty ? nil : text }
        components.namePrefix = part(prefix)
        components.givenName = part(given)
        components.middleName = part(middle)
        components.familyName = part(family)
        components.nameSuffix = part(suffix)
        return components
    }
}
