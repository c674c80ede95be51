// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// Somebody in the address book.
public struct Contact: Named, Sendable {
    /// Unique in the book.
    public let identifier: String
    /// Given name first.
    public let name: String
    /// With the country's code; nil if only the name is known.
    public let number: String?
    /// Whether the contact's device has a camera.
    public let hasVideo: Bool

    /// As a person reads it, who may write names in another script.
    public var title: String { NSLocalizedString(name, tableName: "People", comment: "a name") }

    /// As the system knows people.
    public var person: INPerson {
        INPerson(
            personHandle: INPersonHandle(value: number, type: .phoneNumber), nameComponents: nil, displayName: title,
            image: nil, contactIdentifier: nil, customIdentifier: identifier)
    }
}
