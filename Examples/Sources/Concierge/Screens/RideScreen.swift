// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// The ride that was ordered last.
final class RideScreen: TextScreen {
    private let rides = RideDesk()

    init() {
        super.init(title: Department.rides.title)
    }

    private var ride: Ride? { logged { try rides.latest() } ?? nil }

    override var lines: [String] {
        guard let ride else { return [NSLocalizedString("No ride was ordered.", comment: "state")] }
        let driver = ride.driver.map { ["\($0.name)  \($0.manufacturer) \($0.model), \($0.plate)"] } ?? []
        return [
            "\(ride.kind.title)  \(Money(ride.price).text)",
            "\(ride.pickup.title) → \(ride.dropOff.title)",
            ride.phase.title,
        ] + driver
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        guard let ride, !ride.isOver else { return [] }
        return [
            (
                NSLocalizedString("Cancel Ride", comment: "button"),
                { [rides] in _ = logged { try rides.cancel(ride.id) } }
            )
        ]
    }
}

extension Ride.Phase {
    /// As a passenger reads it.
    fileprivate var title: String {
        switch self {
        case .received: NSLocalizedString("Ordered", comment: "phase of a ride")
        case .confirmed: NSLocalizedString("A driver was found", comment: "phase of a ride")
        case .approachingPickup: NSLocalizedString("The car is coming", comment: "phase of a ride")
        case .pickup: NSLocalizedString("The car is there", comment: "phase of a ride")
        case .ongoing: NSLocalizedString("On the way", comment: "phase of a ride")
        case .completed: NSLocalizedString("Arrived", comment: "phase of a ride")
        case .cancelled: NSLocalizedString("Cancelled", comment: "phase of a ride")
        }
    }
}
