// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An action that an app holds to be worth offering at certain times or places.
package struct RelevantActionPayload: Hashable, Sendable, Codable {
    /// When, where or in which situation an action is worth offering.
    package enum Relevance: Hashable, Sendable, Codable {
        /// Without an end, for a day from the start.
        case date(start: Date, end: Date?)
        /// A circle on the earth; the radius is in meters.
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

    package var action: AppActionPayload
    /// Any of them is enough.
    package var relevance: [Relevance]
    /// Whether it tells something, rather than does something.
    package var isInformation: Bool
    package var card: Card?

    package init(
        action: AppActionPayload, relevance: [Relevance] = [], isInformation: Bool = false, card: Card? = nil
    ) {
        self.action = action
        self.relevance = relevance
        self.isInformation = isInformation
        self.card = card
    }
}
