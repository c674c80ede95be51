// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// All messages, the latest first. A tap on one marks it as read.
final class MessagesScreen: RowScreen {
    private let store = MessageStore()

    init() {
        super.init(title: Department.messages.title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var messages: [Message] {
        (logged { try store.messages() } ?? []).sorted { $0.date > $1.date }
    }

    override var nothing: (symbol: String, text: String)? {
        ("message", NSLocalizedString("No messages.", comment: "state"))
    }

    override var sections: [RowSection] {
        [
            RowSection(
                rows: messages.map { message in
                    Row(
                        title: message.correspondents, detail: (message.isFlagged ? "⚑ " : "") + message.text,
                        value: message.date.formatted(.dateTime.month(.abbreviated).day().locale(.ofApp)),
                        image: SymbolTile.initials(
                            of: message.partner, message.isRead ? .systemGray : Department.messages.color),
                        isStrong: !message.isRead,
                        perform: { [store] in _ = logged { try store.change([message.id]) { $0.isRead = true } } })
                })
        ]
    }

    override var lines: [String] {
        messages.map { message in
            let mark = message.sender == nil || message.isRead ? "" : "● "
            return "\(mark)\(message.correspondents)  \(message.isFlagged ? "⚑ " : "")\(message.text)"
        }
    }
}
