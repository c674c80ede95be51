// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that an app has donated or kept, or proposes to give a phrase to; also as it is offered.
package struct DeviceAction: Codable, Hashable, Sendable {
    package var id: Int
    /// The bundle identifier.
    package var app: String
    package var title: String
    /// What the app suggests to say.
    package var proposal: String?
    /// What the person says for it.
    package var phrase: String?
    /// Why it is offered, in a few words.
    package var reason: String?

    package init(
        id: Int, app: String, title: String, proposal: String? = nil, phrase: String? = nil, reason: String? = nil
    ) {
        self.id = id
        self.app = app
        self.title = title
        self.proposal = proposal
        self.phrase = phrase
        self.reason = reason
    }
}
