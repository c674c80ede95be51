// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A ride that was ordered.
public struct Ride: Codable, Identifiable, Sendable {
    /// How far it has come.
    public enum Phase: String, CaseIterable, Codable, Sendable {
        case received, confirmed, approachingPickup, pickup, ongoing, completed, cancelled
    }

    /// Who drives, and what.
    public struct Driver: Codable, Sendable {
        /// What a passenger reads.
        public let name: String
        /// To be called on.
        public let number: String
        /// Of five stars.
        public let rating: String
        /// Who built the car.
        public let manufacturer: String
        /// What the car is called.
        public let model: String
        /// What stands on its plate.
        public let plate: String
    }

    /// Its own among all.
    public let id: String
    /// What drives.
    public let kind: RideKind
    /// Where it begins.
    public let pickup: Place
    /// Where it ends.
    public let dropOff: Place
    /// How many people ride.
    public let partySize: Int
    /// In euros, known from the beginning.
    public let price: Decimal
    /// When the car is expected.
    public let pickupDate: Date
    /// How far it has come.
    public internal(set) var phase = Phase.received
    /// From one to five; nil before the passenger has given them.
    public internal(set) var stars: Int?
    /// In euros.
    public internal(set) var tip: Decimal?

    /// Nobody drives before the ride is confirmed.
    public var driver: Driver? { phase == .received ? nil : Self.driver }
    /// Whether nothing more happens to it.
    public var isOver: Bool { phase == .completed || phase == .cancelled }
    /// Who cancels when the car is already on its way pays for that.
    public var cancellationFee: Decimal { phase == .received || phase == .confirmed ? 0 : 5 }

    /// A new ride.
    public init(kind: RideKind, from pickup: Place, to dropOff: Place, partySize: Int, in area: ServiceArea = .town) {
        id = UUID().uuidString
        self.kind = kind
        self.pickup = pickup
        self.dropOff = dropOff
        self.partySize = partySize
        price = kind.price(kilometres: area.distance(from: pickup, to: dropOff))
        pickupDate = Date(timeIntervalSinceNow: 6 * 60)
    }

    /// What happens to it next, if it is not over.
    mutating func advance() {
        guard !isOver, let place = Phase.allCases.firstIndex(of: phase) else { return }
        phase = Phase.allCases[place + 1]
    }

    private static let driver = Driver(
        name: "Bertha Benz", number: "+49 6221 555 0123", rating: "4.9", manufacturer: "Benz", model: "Model III",
        plate: "HD BB 1888")
}
