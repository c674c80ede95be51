// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Tells where a ride is, and goes on telling it to anyone who watches.
final class GetRideStatusHandler: NSObject, INGetRideStatusIntentHandling {
    private let rides: RideDesk
    private let updates: RideUpdates

    init(rides: RideDesk, updates: RideUpdates) {
        self.rides = rides
        self.updates = updates
    }

    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        guard let ride = logged({ try rides.latest() }) else {
            completion(
                INGetRideStatusIntentResponse(
                    code: .failureRequiringAppLaunchServiceTemporarilyUnavailable, userActivity: nil))
            return
        }
        // There may be none: then there is no status either.
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = ride.map { INRideStatus($0) }
        completion(response)
    }

    func startSendingUpdates(
        for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
    ) {
        updates.start(telling: observer)
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) {
        updates.stop()
    }
}
