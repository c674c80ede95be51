// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

extension Ride {
    /// From where to where.
    var route: String { "\(pickup.title) → \(dropOff.title)" }

    /// How much of it is done, from 0 to 1.
    var progress: Float {
        switch phase {
        case .received: 0.12
        case .confirmed: 0.2
        case .approachingPickup: 0.35
        case .pickup: 0.5
        case .ongoing: 0.75
        case .completed: 1
        case .cancelled: 0
        }
    }
}

extension Ride.Phase {
    /// As a passenger reads it.
    var title: String {
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
