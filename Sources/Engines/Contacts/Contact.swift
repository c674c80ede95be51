// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A person, or an organization, whom the person at the machine knows: one card of an address book.
package struct Contact: Hashable, Sendable {
    /// The parts of a name; one that is not known is empty.
    package struct Name: Hashable, Sendable {
        package var prefix = ""
        package var given = ""
        package var middle = ""
        package var family = ""
        package var suffix = ""

        package init(
            given: String = "", middle: String = "", family: String = "", prefix: String = "", suffix: String = ""
        ) {
            self.given = given
            self.middle = middle
            self.family = family
            self.prefix = prefix
            self.suffix = suffix
        }

        package var isEmpty: Bool { [prefix, given, middle, family, suffix].allSatisfy(\.isEmpty) }
    }

    /// Where somebody is reached.
    package struct Address: Hashable, Sendable {
        /// What kind of address it is.
        package enum Kind: Hashable, Sendable {
            case phoneNumber, emailAddress, instantMessage
        }

        package var kind: Kind
        package var value: String
        /// What it is for, as `INPersonHandleLabel` has it, or in the card's own words.
        package var label: String?

        package init(_ kind: Kind, _ value: String, label: String? = nil) {
            self.kind = kind
            self.value = value
            self.label = label
        }
    }

    /// Somebody else, as the card of the one to whom they are related names them.
    package struct Relation: Hashable, Sendable {
        /// How the other one is found.
        package enum Person: Hashable, Sendable {
            case named(String)
            case identified(String)
        }

        /// What the other one is to the owner of the card, as `INPersonRelationship` has it, or in the card's own words.
        package var kind: String
        package var person: Person

        package init(_ kind: String, _ person: Person) {
            self.kind = kind
            self.person = person
        }
    }

    /// The same with each reading of the card.
    package var identifier: String
    /// The name that a person reads; never empty.
    package var displayName: String
    package var name = Name()
    /// How the name is said.
    package var phoneticName = Name()
    package var nicknames: [String] = []
    package var organization: String?
    /// Those that are preferred come first.
    package var addresses: [Address] = []
    package var relations: [Relation] = []

    package init(identifier: String, displayName: String) {
        self.identifier = identifier
        self.displayName = displayName
    }
}
