// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes orders for rides, and knows what happened to each.
public struct RideDesk: Sendable {
    private let file = SharedFile<[Ride]>("Rides", first: [])

    /// The desk of this device.
    public init() {}

    /// The ride that was ordered last; nil before the first.
    ///
    /// - Throws: When the rides cannot be read.
    public func latest() throws -> Ride? {
        try file.read().last
    }

    /// The ride that is not over; nil if there is none.
    ///
    /// - Throws: When the rides cannot be read.
    public func current() throws -> Ride? {
        try file.read().last { !$0.isOver }
    }

    /// Orders a ride.
    ///
    /// - Throws: When it cannot be kept; then nothing was ordered.
    public func order(_ ride: Ride) throws {
        try file.change { $0.append(ride) }
    }

    /// Lets time go on for a ride.
    ///
    /// - Returns: The ride as it is then; nil if there is none of that identifier.
    /// - Throws: When the rides cannot be read or kept.
    public func advance(_ identifier: Ride.ID) throws -> Ride? {
        try change(identifier) { $0.advance() }
    }

    /// Cancels a ride that is not over.
    ///
    /// - Returns: The ride as it was before; nil if there is none to cancel.
    /// - Throws: When the rides cannot be read or kept.
    public func cancel(_ identifier: Ride.ID) throws -> Ride? {
        try file.change { rides in
            guard let place = rides.firstIndex(where: { $0.id == identifier && !$0.isOver }) else { return nil }
            let ride = rides[place]
            rides[place].phase = .cancelled
            return ride
        }
    }

    /// Takes the passenger's word on a ride that has come to its end.
    ///
    /// - Returns: Whether there is such a ride.
    /// - Throws: When the rides cannot be read or kept.
    public func rate(_ identifier: Ride.ID, stars: Int?, tip: Decimal?) throws -> Bool {
        try file.change { rides in
            guard let place = rides.firstIndex(where: { $0.id == identifier && $0.phase == .completed })
            else { return false }
            rides[place].stars = stars ?? rides[place].stars
            rides[place].tip = tip ?? rides[place].tip
            return true
        }
    }

    private func change(_ identifier: Ride.ID, _ change: (inout Ride) -> Void) throws -> Ride? {
        try file.change { rides in
            guard let place = rides.firstIndex(where: { $0.id == identifier }) else { return nil }
            change(&rides[place])
            return rides[place]
        }
    }
}
