// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A message to be sent, or one that was.
    package struct Message: Hashable, Sendable, Encodable {
        /// “To Anna and Ben”; nil if nobody is named.
        package var addressees: String?
        /// What is written; what the message is instead where it is not text.
        package var text: String
        package var isSent: Bool
        /// “Sent”, once it is.
        package var state: String?

        package init(addressees: String? = nil, text: String, isSent: Bool, state: String? = nil) {
            self.addressees = addressees
            self.text = text
            self.isSent = isSent
            self.state = state
        }
    }
}

extension PanelContent.Message: PanelContent.Part {
    var lines: [String] { [addressees ?? "", text.isEmpty ? "" : "“\(text)”", state ?? ""] }
}
