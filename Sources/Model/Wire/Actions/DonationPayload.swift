// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a person did, as an app or its extension tells it: an intent with the result.
package struct DonationPayload: Hashable, Sendable, Codable {
    /// Who acted; the raw values are those of `INInteractionDirection`.
    package enum Direction: Int, Hashable, Sendable, Codable {
        case unspecified, outgoing, incoming
    }

    package var interaction: InteractionPayload
    /// By which the app deletes it; nil if the app can't know any.
    package var identifier: String?
    /// By which the app deletes several at once.
    package var group: String?
    package var direction: Direction
    /// When it began; nil for the moment of the donation.
    package var start: Date?
    /// Seconds; nil if the app gave no interval.
    package var duration: Double?
    /// How far the handling got; the raw value of `INIntentHandlingStatus`.
    package var status: Int

    package init(
        _ interaction: InteractionPayload, identifier: String? = nil, group: String? = nil,
        direction: Direction = .unspecified, start: Date? = nil, duration: Double? = nil, status: Int = 0
    ) {
        self.interaction = interaction
        self.identifier = identifier
        self.group = group
        self.direction = direction
        self.start = start
        self.duration = duration
        self.status = status
    }
}
