// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a developer wants to see happen.
struct DeviceActivity: Encodable, Hashable, Sendable {
    /// What happened.
    enum Kind: String, Encodable, Hashable, Sendable {
        /// A conversation begins, with the words of its title.
        case conversation
        case donation, refusal, exchange, app, problem
    }

    /// Given by the device, in order.
    var id = 0
    var kind: Kind
    /// When it happened, in milliseconds since 1970; given by the device.
    var time: Double?
    /// The number of the conversation that was on the screen; given by the device.
    var conversation: Int?
    /// The bundle identifier of the app or extension.
    var bundle: String
    /// The bundle identifier of the app, where that is another.
    var app: String?
    /// In a few words.
    var title: String
    /// All there is to say, perhaps over several lines.
    var detail: String?
    /// What was asked, as JSON.
    var request: String?
    /// What was answered, as JSON.
    var answer: String?
    /// How long an exchange took.
    var milliseconds: Double?

    init(_ kind: Kind, bundle: String, title: String, detail: String? = nil, milliseconds: Double? = nil) {
        self.kind = kind
        self.bundle = bundle
        self.title = title
        self.detail = detail
        self.milliseconds = milliseconds
    }
}
