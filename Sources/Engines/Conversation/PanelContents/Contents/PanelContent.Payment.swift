// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// Money that changes hands.
    package struct Payment: Hashable, Sendable, Encodable {
        /// Which way it goes.
        package enum Direction: String, Sendable, Encodable {
            case sent, requested, bill, transfer
        }

        package var direction: Direction
        /// “To Anna”; nil if nobody is named.
        package var party: String?
        package var amount: String?
        package var note: String?
        /// “pending”.
        package var status: String?
        /// Whether the money has arrived.
        package var isSettled = false
        /// The account, the fee, the day.
        package var details: [Detail] = []

        package init(direction: Direction, party: String? = nil, amount: String? = nil, note: String? = nil) {
            self.direction = direction
            self.party = party
            self.amount = amount
            self.note = note
        }
    }
}

extension PanelContent.Payment: PanelContent.Part {
    var lines: [String] {
        [amount ?? "", party ?? "", note.map { "“\($0)”" } ?? "", status.map { isSettled ? "✓ \($0)" : $0 } ?? ""]
            + details.map(\.line)
    }
}
