// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension INRideStatus {
    /// How far a ride has come.
    convenience init(_ ride: Ride) {
        self.init()
        rideIdentifier = ride.id
        phase = ride.phase.ridePhase
        pickupLocation = ride.pickup.placemark
        dropOffLocation = ride.dropOff.placemark
        estimatedPickupDate = ride.pickupDate
        rideOption = INRideOption(ride.kind, price: ride.price, pickupDate: ride.pickupDate)
        if let driver = ride.driver {
            self.driver = INRideDriver(driver)
            vehicle = INRideVehicle(driver)
        }
        completionStatus = INRideCompletionStatus.ofRide(ride)
    }
}

extension Ride.Phase {
    fileprivate var ridePhase: INRidePhase {
        switch self {
        case .received: .received
        case .confirmed: .confirmed
        case .approachingPickup: .approachingPickup
        case .pickup: .pickup
        case .ongoing: .ongoing
        case .completed, .cancelled: .completed
        }
    }
}

extension INRideCompletionStatus {
    /// Nil for a ride that is not over.
    fileprivate static func ofRide(_ ride: Ride) -> INRideCompletionStatus? {
        switch ride.phase {
        case .completed:
            ride.stars == nil
                ? completed(feedbackType: [.rate, .tip]) : completed(settled: Money(ride.price).currencyAmount)
        case .cancelled: canceledByUser()
        default: nil
        }
    }
}

extension INRideDriver {
    fileprivate convenience init(_ driver: Ride.Driver) {
        self.init(
            personHandle: INPersonHandle(value: driver.number, type: .phoneNumber), nameComponents: nil,
            displayName: driver.name, image: nil, rating: driver.rating, phoneNumber: driver.number)
    }
}

extension INRideVehicle {
    fileprivate convenience init(_ driver: Ride.Driver) {
        self.init()
        manufacturer = driver.manufacturer
        model = driver.model
        registrationPlate = driver.plate
    }
}
