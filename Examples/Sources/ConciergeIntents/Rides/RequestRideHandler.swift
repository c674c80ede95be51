// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Orders a ride: from where, to where, in what, for how many.
final class RequestRideHandler: NSObject, INRequestRideIntentHandling {
    private let area: ServiceArea
    private let rides: RideDesk

    init(area: ServiceArea, rides: RideDesk) {
        self.area = area
        self.rides = rides
    }

    func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        area.resolve(intent.pickupLocation)
    }

    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        area.resolve(intent.dropOffLocation)
    }

    func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
        guard let name = intent.rideOptionName else {
            return .disambiguation(with: RideKind.allCases.map(\.speakable))
        }
        let kinds = RideKind.matching(name)
        switch kinds.count {
        case 0: return .unsupported()
        case 1: return .success(with: kinds[0].speakable)
        default: return .disambiguation(with: kinds.map(\.speakable))
        }
    }

    func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
        guard let size = intent.partySize else { return .success(with: 1) }
        // The kind is resolved before or after: as many as the largest takes, or this one where it is known.
        let kinds = intent.rideOptionName.map(RideKind.matching) ?? RideKind.allCases
        let seats = kinds.map(\.seats).max() ?? 0
        return size >= 1 && size <= seats ? .success(with: size) : .unsupported()
    }

    func resolveScheduledPickupTime(
        for intent: INRequestRideIntent
    ) async -> INDateComponentsRangeResolutionResult {
        // The cars come at once.
        .notRequired()
    }

    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        switch logged({ try rides.current() }) {
        case nil: return .init(code: .failureRequiringAppLaunchServiceTemporarilyUnavailable, userActivity: nil)
        case .some(.some):
            return .init(code: .failureRequiringAppLaunchPreviousRideNeedsCompletion, userActivity: nil)
        case .some(.none): return response(.ready, to: intent) { _ in }
        }
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        response(.success, to: intent, carryingOut: rides.order)
    }

    private func response(
        _ code: INRequestRideIntentResponseCode, to intent: INRequestRideIntent,
        carryingOut order: (Ride) throws -> Void
    ) -> INRequestRideIntentResponse {
        guard let pickup = Place(intent.pickupLocation), let dropOff = Place(intent.dropOffLocation),
            let kind = intent.rideOptionName.flatMap({ RideKind.matching($0).first })
        else { return .init(code: .failure, userActivity: nil) }
        let ride = Ride(kind: kind, from: pickup, to: dropOff, partySize: intent.partySize ?? 1, in: area)
        guard logged({ try order(ride) }) != nil else {
            return .init(code: .failureRequiringAppLaunchServiceTemporarilyUnavailable, userActivity: nil)
        }
        let response = INRequestRideIntentResponse(code: code, userActivity: nil)
        response.rideStatus = INRideStatus(ride)
        return response
    }
}
