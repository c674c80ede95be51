// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Identifies a donation, so that the app can delete it.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    /// Reads it from text.
    public init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

    /// Writes it as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
