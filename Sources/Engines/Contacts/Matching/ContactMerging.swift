// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Makes one contact of the cards of one person: several address books may know them.
enum ContactMerging {
    /// - Returns: The contacts by their names, and where each identifier leads.
    static func merged(_ contacts: [Contact]) -> (contacts: [Contact], places: [String: Int]) {
        let keyed = contacts.map { (key: FoldedText($0.displayName).key, contact: $0) }
            .sorted { ($0.key, $0.contact.identifier) < ($1.key, $1.contact.identifier) }
        var result: [Contact] = []
        var places: [String: Int] = [:]
        /// Where contacts of a name that have an address, or an identifier, went.
        var known: [String: Int] = [:]
        for (key, contact) in keyed {
            let marks = contact.addresses.map { key + "\n" + Self.mark(of: $0) }
            let place = places[contact.identifier] ?? marks.lazy.compactMap { known[$0] }.first ?? result.count
            if place == result.count { result.append(contact) } else { Self.add(contact, to: &result[place]) }
            places[contact.identifier] = place
            for mark in marks { known[mark] = known[mark] ?? place }
        }
        return (result, places)
    }

    /// The same for a number however it is written.
    private static func mark(of address: Contact.Address) -> String {
        guard address.kind == .phoneNumber else { return address.value.lowercased() }
        return String(address.value.filter(\.isNumber).suffix(9))
    }

    private static func add(_ contact: Contact, to other: inout Contact) {
        if other.name.isEmpty { other.name = contact.name }
        if other.phoneticName.isEmpty { other.phoneticName = contact.phoneticName }
        other.organization = other.organization ?? contact.organization
        other.nicknames += contact.nicknames.filter { !other.nicknames.contains($0) }
        other.relations += contact.relations.filter { !other.relations.contains($0) }
        let marks = Set(other.addresses.map(mark))
        other.addresses += contact.addresses.filter { !marks.contains(mark(of: $0)) }
    }
}
