// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app tells the system of its activities.
package enum ActivityCall: SystemCall {
    /// The activity is what the person does now. The number is the process's own, one for each activity object.
    case becameCurrent(id: Int, ActivityPayload)
    /// The current activity has changed.
    case updated(id: Int, ActivityPayload)
    /// The person no longer does this; it may become current again.
    case resigned(id: Int)
    /// The activity is over for good.
    case invalidated(id: Int)
    /// The system forgets the saved activities with these persistent identifiers.
    case delete([String])
    /// The system forgets all the app's saved activities.
    case deleteAll

    package typealias Reply = Done

    package var erased: AnySystemCall { .activity(self) }
}
