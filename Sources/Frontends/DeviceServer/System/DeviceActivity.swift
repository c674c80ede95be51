// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a developer wants to see happen.
package struct DeviceActivity: Codable, Hashable, Sendable {
    /// What happened.
    package enum Kind: String, Codable, Hashable, Sendable {
        case donation, refusal, exchange, app, problem
    }

    /// Given by the device, in order.
    package var id = 0
    package var kind: Kind
    /// The bundle identifier of the app or extension.
    package var bundle: String
    /// In a few words.
    package var title: String
    /// All there is to say, perhaps over several lines.
    package var detail: String?
    /// How long an exchange took.
    package var milliseconds: Double?

    package init(
        _ kind: Kind, bundle: String, title: String, detail: String? = nil, milliseconds: Double? = nil
    ) {
        self.kind = kind
        self.bundle = bundle
        self.title = title
        self.detail = detail
        self.milliseconds = milliseconds
    }
}
