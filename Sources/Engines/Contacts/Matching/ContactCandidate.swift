// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A contact whom a name that was said may mean.
package struct ContactCandidate: Hashable, Sendable {
    package var contact: Contact
    package var match: ContactMatch
    package var likeness: ContactLikeness
    /// How sure it is that this one is meant, from 1 to 100.
    package var certainty: Int
    /// What the contact is to the one who speaks, where that is how they were named.
    package var relationship: String?
    /// Whether it is the one who speaks.
    package var isOneself: Bool

    package init(
        _ contact: Contact, _ match: ContactMatch, _ likeness: ContactLikeness, certainty: Int,
        relationship: String? = nil, isOneself: Bool = false
    ) {
        self.contact = contact
        self.match = match
        self.likeness = likeness
        self.certainty = certainty
        self.relationship = relationship
        self.isOneself = isOneself
    }
}

/// Whom a name that was said means.
package enum ContactAnswer: Hashable, Sendable {
    case nobody
    /// One of them clearly; the others may have been meant all the same, the likeliest first.
    case clear(ContactCandidate, others: [ContactCandidate])
    /// The person has to say which, or, of a single one, whether it is that.
    case unclear([ContactCandidate])
}
