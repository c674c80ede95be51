// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Contacts
import Store

/// Contacts from folders of cards, which are read again only when something in them has changed.
package actor FolderContactSource: ContactSource {
    private let executor = QueueExecutor(label: "org.beckon.contacts")
    private var places: ContactPlaces
    private var known: (contacts: KnownContacts, stamps: FolderStamps)?
    /// How often the folders were read.
    private(set) var readingCount = 0

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    package init(_ places: ContactPlaces) {
        self.places = places
    }

    /// Looks in other places from now on.
    package func use(_ places: ContactPlaces) {
        guard places != self.places else { return }
        self.places = places
        known = nil
    }

    package func contacts() -> KnownContacts {
        if let known, known.stamps.areCurrent { return known.contacts }
        readingCount += 1
        var reading = FolderReading()
        for folder in places.usual { reading.read(folder, isNamed: false) }
        for folder in places.named { reading.read(folder, isNamed: true) }
        let contacts = KnownContacts(ContactDirectory(reading.contacts), problems: reading.problems)
        known = (contacts, reading.stamps)
        return contacts
    }
}
