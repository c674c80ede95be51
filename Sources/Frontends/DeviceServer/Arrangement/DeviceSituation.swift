// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation

/// When and where the device is, as far as a person who tries things out has settled it; what is suggested goes by it.
package struct DeviceSituation: Codable, Hashable, Sendable {
    /// Milliseconds since 1970, at which the clock stands still; nil if it goes.
    var time: Double?
    /// What the person calls where they are; nil if it is not known.
    var place: String?
    /// How the network is that apps and shortcuts have.
    var network = NetworkCondition.full

    /// The time that was settled; nil if the clock goes.
    var date: Date? { time.map { Date(timeIntervalSince1970: $0 / 1000) } }

    /// The nearest that may be, whatever a browser says: a day of the years 1970 to 9999, and a place of few words.
    var bounded: DeviceSituation {
        let place = place?.trimmingCharacters(in: .whitespacesAndNewlines).prefix(100)
        return DeviceSituation(
            time: time.flatMap { $0.isFinite ? min(max($0, 0), 253_402_300_799_000) : nil },
            place: place.flatMap { $0.isEmpty ? nil : String($0) }, network: network)
    }
}

extension DeviceSituation {
    /// A page that says nothing of the network leaves it whole.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            time: try container.decodeIfPresent(Double.self, forKey: .time),
            place: try container.decodeIfPresent(String.self, forKey: .place),
            network: try container.decodeIfPresent(NetworkCondition.self, forKey: .network) ?? .full)
    }
}
