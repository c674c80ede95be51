// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All messages, in the order in which they came.
public struct MessageStore: Sendable {
    private let file = SharedFile("Messages", first: Self.first)

    /// What the person found on the first day.
    private static let first = [
        Message(
            id: "welcome", from: AddressBook.own.contact("grace"), text: "The compiler works.",
            date: Date(timeIntervalSince1970: 1_767_258_000)),
        Message(
            id: "hike", from: AddressBook.own.contact("lilei"), text: "周末一起去爬山吗？",
            date: Date(timeIntervalSince1970: 1_767_344_400)),
    ]

    /// The messages of this device.
    public init() {}

    /// All of them.
    ///
    /// - Throws: When they cannot be read.
    public func messages() throws -> [Message] {
        try file.read()
    }

    /// Sends a message.
    ///
    /// - Throws: When it cannot be kept; then it was not sent.
    public func send(_ message: Message) throws {
        try file.change { $0.append(message) }
    }

    /// Changes the messages with these identifiers.
    ///
    /// - Returns: How many there were.
    /// - Throws: When they cannot be read or kept.
    public func change(_ identifiers: Set<Message.ID>, _ change: (inout Message) -> Void) throws -> Int {
        try file.change { messages in
            let places = messages.indices.filter { identifiers.contains(messages[$0].id) }
            for place in places { change(&messages[place]) }
            return places.count
        }
    }
}
