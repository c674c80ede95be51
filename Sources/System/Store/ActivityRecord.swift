// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Wire

/// An activity that an app wants found again, as the store has it.
package struct ActivityRecord: Hashable, Sendable, Identifiable {
    /// Given by the store, never given twice; 0 before.
    package var id: Int
    /// The app's bundle identifier.
    package var app: String
    package var activity: ActivityPayload
    /// When it last became current, or was opened.
    package var used: Date

    package init(id: Int = 0, app: String, activity: ActivityPayload, used: Date) {
        self.id = id
        self.app = app
        self.activity = activity
        self.used = used
    }
}

/// What happened to an activity that was kept.
package struct KeptActivity: Hashable, Sendable {
    /// The activity's row, which is the same one after every replacement.
    package var row: Int
    /// What had to make room for it: actions, donated intents among them, with their donations.
    package var forgotten = RemovedDonations()
}
