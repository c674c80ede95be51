// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// Something that the concierge has seen to, as the desk tells it.
@MainActor
struct Handled {
    let department: Department
    let title: String
    let detail: String
    let date: Date

    /// The latest first.
    static var latest: [Handled] {
        (messages + rides + workouts + payments).sorted { $0.date > $1.date }
    }

    private static var messages: [Handled] {
        (logged { try MessageStore().messages() } ?? []).map { message in
            Handled(department: .messages, title: message.correspondents, detail: message.text, date: message.date)
        }
    }

    private static var rides: [Handled] {
        guard let ride = logged({ try RideDesk().latest() }) ?? nil else { return [] }
        return [
            Handled(
                department: .rides, title: ride.route, detail: "\(ride.kind.title) · \(ride.phase.title)",
                date: ride.pickupDate)
        ]
    }

    private static var workouts: [Handled] {
        (logged { try WorkoutLog().workouts() } ?? []).map { workout in
            Handled(
                department: .workouts, title: workout.kind.title, detail: workout.state.title, date: workout.start)
        }
    }

    private static var payments: [Handled] {
        (logged { try Wallet().content().payments } ?? []).map { payment in
            Handled(department: .wallet, title: payment.title, detail: payment.money.formatted, date: payment.date)
        }
    }
}
