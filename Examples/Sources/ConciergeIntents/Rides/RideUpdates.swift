// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents
import Synchronization

/// Lets the current ride go on, and reports every step, until it is over or nobody watches any more.
final class RideUpdates: Sendable {
    private let rides: RideDesk
    private let pace: Duration
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// - Parameter pace: How long a ride stays in one phase.
    init(rides: RideDesk, pace: Duration) {
        self.rides = rides
        self.pace = pace
    }

    /// Begins to report the current ride; anyone who watched before is told no more.
    func start(telling observer: any INGetRideStatusIntentResponseObserver) {
        guard let ride = logged({ try rides.current() }) ?? nil else { return }
        // Only this task speaks to it from here on.
        nonisolated(unsafe) let observer = observer
        let new = Task { [rides, pace] in
            while !Task.isCancelled {
                do {
                    try await Task.sleep(for: pace)
                } catch {
                    return
                }
                guard let ride = logged({ try rides.advance(ride.id) }) ?? nil else { return }
                let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
                response.rideStatus = INRideStatus(ride)
                observer.didUpdate(getRideStatus: response)
                if ride.isOver { return }
            }
        }
        replace(with: new)
    }

    /// Tells no more; the ride stays as far as it has come.
    func stop() {
        replace(with: nil)
    }

    private func replace(with new: Task<Void, Never>?) {
        let old = task.withLock { task in
            defer { task = new }
            return task
        }
        old?.cancel()
    }
}

extension Duration {
    /// As slow as the extension's `Info.plist` says, in seconds.
    static var ofRides: Duration {
        .seconds(Bundle.main.object(forInfoDictionaryKey: "ConciergeRidePace") as? Int ?? 3)
    }
}
