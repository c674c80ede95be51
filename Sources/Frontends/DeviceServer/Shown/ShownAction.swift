// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that an app has donated or kept, or proposes to give a phrase to; also as it is offered.
struct ShownAction: Encodable, Hashable, Sendable {
    var id: Int
    /// The bundle identifier.
    var app: String
    var title: String
    /// What the app suggests to say.
    var proposal: String?
    /// What the person says for it.
    var phrase: String?
    /// Why it is offered, in a few words.
    var reason: String?
}
