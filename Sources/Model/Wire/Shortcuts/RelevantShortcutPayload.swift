// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A shortcut that an app holds to be worth offering at certain times or places.
package struct RelevantShortcutPayload: Hashable, Sendable, Codable {
    /// When, where or in which situation a shortcut is worth offering.
    package enum Relevance: Hashable, Sendable {
        /// Without an end, for a day from the start.
        case date(start: Date, end: Date?)
        /// A circle on the earth; the radius is in metres.
        case region(latitude: Double, longitude: Double, radius: Double, identifier: String)
        /// The raw value of `INDailyRoutineRelevanceProvider.Situation`.
        case routine(Int)
    }

    /// What the offer looks like, where the app says so.
    package struct Card: Hashable, Sendable, Codable {
        package var title: String
        package var subtitle: String?

        package init(title: String, subtitle: String? = nil) {
            self.title = title
            self.subtitle = subtitle
        }
    }

    package var shortcut: ShortcutPayload
    /// Any of them is enough.
    package var relevance: [Relevance]
    /// Whether it tells something, rather than does something.
    package var isInformation: Bool
    package var card: Card?

    package init(
        shortcut: ShortcutPayload, relevance: [Relevance] = [], isInformation: Bool = false, card: Card? = nil
    ) {
        self.shortcut = shortcut
        self.relevance = relevance
        self.isInformation = isInformation
        self.card = card
    }
}

extension RelevantShortcutPayload.Relevance: Codable {
    private enum Key: String, CodingKey {
        case start, end, latitude, longitude, radius, identifier, routine
    }

    /// - Throws: `DecodingError` when it is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let situation = try container.decodeIfPresent(Int.self, forKey: .routine) {
            self = .routine(situation)
        } else if let start = try container.decodeIfPresent(Date.self, forKey: .start) {
            self = .date(start: start, end: try container.decodeIfPresent(Date.self, forKey: .end))
        } else {
            self = .region(
                latitude: try container.decode(Double.self, forKey: .latitude),
                longitude: try container.decode(Double.self, forKey: .longitude),
                radius: try container.decode(Double.self, forKey: .radius),
                identifier: try container.decode(String.self, forKey: .identifier))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .date(let start, let end):
            try container.encode(start, forKey: .start)
            try container.encodeIfPresent(end, forKey: .end)
        case .region(let latitude, let longitude, let radius, let identifier):
            try container.encode(latitude, forKey: .latitude)
            try container.encode(longitude, forKey: .longitude)
            try container.encode(radius, forKey: .radius)
            try container.encode(identifier, forKey: .identifier)
        case .routine(let situation):
            try container.encode(situation, forKey: .routine)
        }
    }
}
