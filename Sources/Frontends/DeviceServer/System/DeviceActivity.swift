// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a developer wants to see happen.
package struct DeviceActivity: Codable, Hashable, Sendable {
    /// What happened.
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A conversation begins, with the words of its title.
        case conversation
        case donation, refusal, exchange, app, problem
    }

    /// Given by the device, in order.
    package var id = 0
    package var kind: Kind
    /// When it happened, in milliseconds since 1970; given by the device.
    package var time: Double?
    /// The number of the conversation that was on the screen; given by the device.
    package var conversation: Int?
    /// The bundle identifier of the app or extension.
    package var bundle: String
    /// The bundle identifier of the app, where that is another.
    package var app: String?
    /// In a few words.
    package var title: String
    /// All there is to say, perhaps over several lines.
    package var detail: String?
    /// What was asked, as JSON.
    package var request: String?
    /// What was answered, as JSON.
    package var answer: String?
    /// How long an exchange took.
    package var milliseconds: Double?

    package init(_ kind: Kind, bundle: String, title: String, detail: String? = nil, milliseconds: Double? = nil) {
        self.kind = kind
        self.bundle = bundle
        self.title = title
        self.detail = detail
        self.milliseconds = milliseconds
    }
}
