// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import UserActivity

extension UIResponder {
    /// Asks every responder that has the activity for what it takes to come back, as UIKit does before it saves one
    /// that needs saving; an activity that no responder has is left as it is.
    @MainActor package static func updateState(of activity: NSUserActivity) {
        let responders = ManagedActivities.shared.responders(of: activity)
        guard !responders.isEmpty else { return }
        activity.userInfo = [:]
        for responder in responders { responder.updateUserActivityState(activity) }
    }
}
