// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// What an intent says of the messages that it looks for; of what it says nothing, anything will do.
struct MessageFilter {
    private let identifiers: [String]
    private let senders: [String]
    private let recipients: [String]
    private let words: [String]
    private let wantsAllWords: Bool
    private let attributes: INMessageAttributeOptions
    private let dates: ClosedRange<Date>

    init(_ intent: INSearchForMessagesIntent) {
        identifiers = intent.identifiers ?? []
        senders = (intent.senders ?? []).map(\.key)
        recipients = (intent.recipients ?? []).map(\.key)
        words = intent.searchTerms ?? []
        wantsAllWords = intent.searchTermsOperator != .any
        attributes = intent.attributes
        let calendar = Calendar.current
        let start = intent.dateTimeRange?.startDateComponents.flatMap(calendar.date(from:)) ?? .distantPast
        let end = intent.dateTimeRange?.endDateComponents.flatMap(calendar.date(from:)) ?? .distantFuture
        dates = start...max(start, end)
    }

    /// Whether the message is one of those.
    func admits(_ message: Message) -> Bool {
        (identifiers.isEmpty || identifiers.contains(message.id))
            && (senders.isEmpty || message.sender.map { senders.contains($0.key) } ?? false)
            && (recipients.isEmpty || message.recipients.contains { recipients.contains($0.key) })
            && hasWords(message.text) && hasAttributes(message) && dates.contains(message.date)
    }

    private func hasWords(_ text: String) -> Bool {
        func isThere(_ word: String) -> Bool { text.range(of: word, options: .caseInsensitive) != nil }
        if words.isEmpty { return true }
        return wantsAllWords ? words.allSatisfy(isThere) : words.contains(where: isThere)
    }

    private func hasAttributes(_ message: Message) -> Bool {
        (!attributes.contains(.read) || message.isRead) && (!attributes.contains(.unread) || !message.isRead)
            && (!attributes.contains(.flagged) || message.isFlagged)
            && (!attributes.contains(.unflagged) || !message.isFlagged)
    }
}

extension INPerson {
    /// The contact's identifier, else the address.
    fileprivate var key: String { customIdentifier ?? personHandle?.value ?? displayName }
}

extension Message.Correspondent {
    fileprivate var key: String { contact ?? address }
}
