// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What stands on the panels of SiriKit's own domains.
package enum PanelText: String, TextKey {
    package static let table = "Panels"

    // Of people and messages.
    case to, from, sent, audioMessage, audioCall, videoCall
    // Of rides.
    case rideCancelled, rideMissed, passengers, tip, rating, cancellationFee
    // Of money.
    case account, target, fee, method, date, due, paid
    // Of media.
    case playing, added, liked, disliked
    // Of workouts.
    case goal, kilometers, meters, miles, openGoal, running, paused, ended, cancelled
    // Of cars.
    case charge, fuel, range, charging
    /// By plural form with ${count}.
    case more, photos, guests
}
