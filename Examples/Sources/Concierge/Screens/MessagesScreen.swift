// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// All messages, the latest first.
final class MessagesScreen: TextScreen {
    init() {
        super.init(title: Department.messages.title)
    }

    override var lines: [String] {
        let messages = logged { try MessageStore().messages() } ?? []
        return messages.sorted { $0.date > $1.date }.map { message in
            "\(correspondents(of: message))  \(message.isFlagged ? "⚑ " : "")\(message.text)"
        }
    }

    private func correspondents(of message: Message) -> String {
        if let sender = message.sender { return (message.isRead ? "" : "● ") + name(of: sender) }
        return String(
            format: NSLocalizedString("to %@", comment: "names"), message.recipients.map(name).joined(separator: ", "))
    }

    private func name(of correspondent: Message.Correspondent) -> String {
        AddressBook.own.contact(correspondent.contact)?.title ?? correspondent.name
    }
}
