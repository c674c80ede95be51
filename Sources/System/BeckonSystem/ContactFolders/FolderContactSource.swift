// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Contacts
import Store

/// Contacts from folders of cards, which are read again only when something in them has changed.
package actor FolderContactSource: ContactSource {
    private let executor = QueueExecutor(label: "org.beckon.contacts")
    private let environment: [String: String]
    private var known: (places: ContactPlaces, contacts: KnownContacts, stamps: FolderStamps)?
    /// How often the folders were read.
    private(set) var readingCount = 0

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter environment: Says where the usual folders are.
    package init(environment: [String: String]) {
        self.environment = environment
    }

    package func contacts(besides folders: [String]) -> KnownContacts {
        let places = ContactPlaces(environment: environment, named: folders)
        if let known, known.places == places, known.stamps.areCurrent { return known.contacts }
        readingCount += 1
        var reading = FolderReading()
        for folder in places.usual { reading.read(folder, isNamed: false) }
        for folder in places.named { reading.read(folder, isNamed: true) }
        let contacts = KnownContacts(ContactDirectory(reading.contacts), problems: reading.problems)
        known = (places, contacts, reading.stamps)
        return contacts
    }
}
