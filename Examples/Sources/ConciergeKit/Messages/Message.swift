// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message that was sent or received.
public struct Message: Codable, Identifiable, Sendable {
    /// Somebody who wrote or received it.
    public struct Correspondent: Codable, Hashable, Sendable {
        /// The contact's identifier; nil for somebody who is in no book.
        public var contact: String?
        /// What a person reads.
        public var name: String
        /// The number or the address.
        public var address: String

        /// Somebody by name and address.
        public init(contact: String?, name: String, address: String) {
            self.contact = contact
            self.name = name
            self.address = address
        }
    }

    /// Its own among all.
    public let id: String
    /// Nil for the person's own messages.
    public let sender: Correspondent?
    /// Empty if it was written to the person.
    public let recipients: [Correspondent]
    /// What was written.
    public let text: String
    /// When it was sent.
    public let date: Date
    /// Whether the person has read it.
    public var isRead: Bool
    /// Whether the person has marked it.
    public var isFlagged = false

    /// A message of the person's own.
    public init(to recipients: [Correspondent], text: String, date: Date = Date()) {
        id = UUID().uuidString
        sender = nil
        self.recipients = recipients
        self.text = text
        self.date = date
        isRead = true
    }

    init(id: String, from contact: Contact?, text: String, date: Date) {
        self.id = id
        sender = contact.map {
            Correspondent(contact: $0.identifier, name: $0.name, address: $0.number ?? "")
        }
        recipients = []
        self.text = text
        self.date = date
        isRead = false
    }
}
