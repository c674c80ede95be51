// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Contacts by all that a person may call them, however many there are.
///
/// A name that was said is looked up in tables that were made before: what it costs does not grow with the number of
/// contacts, but with how many of them are called so.
///
/// ```swift
/// let directory = ContactDirectory(contacts, own: identifier)
/// directory.answer(to: "my mother")
/// ```
package struct ContactDirectory: Sendable {
    /// Candidates that are told at most.
    package static let greatestCandidateCount = 32
    /// The least certainty with which a contact is taken without asking.
    package static let clearCertainty = 65
    /// How much surer the first has to be than the second.
    package static let clearDistance = 10
    /// Bytes of a name that are listened to.
    private static let greatestNameSize = 256

    /// By their names.
    package let contacts: [Contact]
    /// The identifier of the card of the one who speaks.
    package var ownIdentifier: String?

    private let index: ContactIndex
    private let places: [String: Int]

    /// - Parameters:
    ///   - contacts: Cards of one person, of the same name and with an address in common, become one.
    ///   - own: The identifier of the card of the one who speaks.
    package init(_ contacts: [Contact], own: String? = nil) {
        let merged = ContactMerging.merged(contacts)
        self.contacts = merged.contacts
        places = merged.places
        ownIdentifier = own
        index = ContactIndex(merged.contacts)
    }

    /// The card of the one who speaks; nil if it is not known which that is.
    package var own: Contact? { ownIdentifier.flatMap { self[$0] } }

    /// A contact by its identifier, or by that of a card that became part of it.
    package subscript(_ identifier: String) -> Contact? { places[identifier].map { contacts[$0] } }

    /// Whom a name means.
    ///
    /// One is clear that is sure enough and surer than all others; who is called just so in a card comes before whom
    /// it only sounds like. One whose name sounds the same, syllable by syllable, may be clear; one whose name only
    /// sounds alike never is.
    package func answer(to spoken: String) -> ContactAnswer {
        let candidates = candidates(for: spoken)
        guard let first = candidates.first else { return .nobody }
        let isAhead = candidates.count == 1 || first.certainty - candidates[1].certainty >= Self.clearDistance
        guard first.certainty >= Self.clearCertainty, isAhead else {
            let rivals = candidates.filter { first.certainty - $0.certainty < Self.clearDistance }
            return .unclear(rivals)
        }
        return .clear(first, others: Array(candidates.dropFirst()))
    }

    /// All whom a name may mean, the surest first, those that are as sure as each other by their names.
    package func candidates(for spoken: String) -> [ContactCandidate] {
        guard spoken.utf8.count <= Self.greatestNameSize else { return [] }
        let name = SpokenName(spoken)
        guard !name.isEmpty, name.words.count <= 16 else { return [] }
        let own = own
        var findings = ContactFindings()
        if RelationshipWords.isOneself(name.key), let own { findings.add(place(of: own), .displayName, .written) }
        addRelated(to: name, of: own, &findings)
        index.find(name, &findings)
        return findings.best(Self.greatestCandidateCount).map { place, finding in
            ContactCandidate(
                contacts[place], finding.match, finding.likeness, certainty: finding.certainty,
                relationship: finding.relationship, isOneself: contacts[place].identifier == own?.identifier)
        }
    }

    private func place(of contact: Contact) -> Int? { places[contact.identifier] }

    // MARK: - Relationships

    private func addRelated(to name: SpokenName, of own: Contact?, _ findings: inout ContactFindings) {
        guard let kind = RelationshipWords.kind(spoken: name.key) else { return }
        let neighbours = RelationshipWords.neighbours(of: kind)
        for relation in own?.relations ?? [] {
            let isSame = relation.kind == kind
            guard isSame || neighbours.contains(relation.kind) else { continue }
            // A parent may be a mother.
            let certainty = ContactMatch.relationship.certainty - (isSame ? 0 : 30)
            for place in places(of: relation.person) {
                findings.add(place, .relationship, .written, certainty: certainty, relationship: kind)
            }
        }
        // Many have their mother's card under that word.
        for word in RelationshipWords.names(of: kind) {
            for place in index.places(named: word) {
                let certainty = ContactMatch.relationship.certainty - 5
                findings.add(place, .relationship, .written, certainty: certainty, relationship: kind)
            }
        }
    }

    private func places(of person: Contact.Relation.Person) -> [Int] {
        switch person {
        case .identified(let identifier): places[identifier].map { [$0] } ?? []
        case .named(let name): index.places(named: SpokenName(name).key)
        }
    }
}
