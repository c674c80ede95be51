// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person has typed so far into Siri's field or that of the search, as it comes from a browser.
struct DeviceTyping: Decodable, Hashable, Sendable {
    var text: String
}
