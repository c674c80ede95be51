// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Says what drives between two places, and for how much.
final class ListRideOptionsHandler: NSObject, INListRideOptionsIntentHandling {
    private let area: ServiceArea

    init(area: ServiceArea) {
        self.area = area
    }

    func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
        area.resolve(intent.pickupLocation)
    }

    func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
        // Anyone who only wants to see what there is need not know where to.
        intent.dropOffLocation == nil ? .notRequired() : area.resolve(intent.dropOffLocation)
    }

    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        guard let pickup = Place(intent.pickupLocation) else {
            return INListRideOptionsIntentResponse(
                code: .failureRequiringAppLaunchNoServiceInArea, userActivity: nil)
        }
        let distance = Place(intent.dropOffLocation).map { area.distance(from: pickup, to: $0) }
        let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        response.rideOptions = RideKind.allCases.map { kind in
            INRideOption(
                kind, price: distance.map(kind.price(kilometres:)), pickupDate: Date(timeIntervalSinceNow: 6 * 60))
        }
        response.paymentMethods = [.applePay()]
        // By then the cars are elsewhere.
        response.expirationDate = Date(timeIntervalSinceNow: 10 * 60)
        return response
    }
}
