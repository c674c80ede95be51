// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Cancels a ride; who does so late pays a fee, and is told before.
final class CancelRideHandler: NSObject, INCancelRideIntentHandling {
    private let rides: RideDesk

    init(rides: RideDesk) {
        self.rides = rides
    }

    func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
        let ride = logged { try rides.current() } ?? nil
        guard let ride, ride.id == intent.rideIdentifier else {
            completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
            return
        }
        completion(response(.ready, fee: ride.cancellationFee))
    }

    func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
        guard let ride = logged({ try rides.cancel(intent.rideIdentifier) }) ?? nil else {
            completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
            return
        }
        completion(response(.success, fee: ride.cancellationFee))
    }

    private func response(_ code: INCancelRideIntentResponseCode, fee: Decimal) -> INCancelRideIntentResponse {
        let response = INCancelRideIntentResponse(code: code, userActivity: nil)
        if fee > 0 { response.cancellationFee = Money(fee).currencyAmount }
        return response
    }
}
