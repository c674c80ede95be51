// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension Message.Correspondent {
    /// Somebody whom the system knows.
    init(_ person: INPerson) {
        self.init(
            contact: person.customIdentifier, name: person.displayName, address: person.personHandle?.value ?? "")
    }

    /// As the system knows people.
    var person: INPerson {
        AddressBook.own.contact(contact)?.person
            ?? INPerson(
                personHandle: INPersonHandle(value: address, type: .unknown), nameComponents: nil, displayName: name,
                image: nil, contactIdentifier: nil, customIdentifier: nil)
    }
}

extension INMessage {
    /// A message of the app.
    convenience init(_ message: Message) {
        self.init(
            identifier: message.id, conversationIdentifier: nil, content: message.text, dateSent: message.date,
            sender: message.sender?.person, recipients: message.recipients.map(\.person), groupName: nil,
            messageType: .text)
    }
}
