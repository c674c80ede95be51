// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// What was found in the catalog, as the extension hands it to the app.
public struct MediaFindings: Sendable {
    /// Of the activity that it travels in.
    public static let activityType = "com.example.concierge.media-findings"

    /// Identifiers.
    public let recordings: [Recording.ID]

    /// What a search found.
    public init(recordings: [Recording.ID]) {
        self.recordings = recordings
    }

    /// What an activity brings; nil for another one.
    public init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType,
            let recordings = activity.userInfo?["recordings"] as? [Recording.ID]
        else { return nil }
        self.recordings = recordings
    }

    /// Opens the app at what was found.
    public var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = ["recordings": recordings]
        return activity
    }
}
