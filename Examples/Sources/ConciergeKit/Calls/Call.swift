// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// A call that is to be made, as the extension hands it to the app.
public struct Call: Sendable {
    /// Of the activity that it travels in.
    public static let activityType = "com.example.concierge.call"

    /// Who is called, as a person reads it.
    public let name: String
    /// The number that is dialled.
    public let number: String
    /// Whether the two see each other.
    public let isVideo: Bool

    /// A call to somebody; nil if there is no number.
    public init?(to person: INPerson?, isVideo: Bool) {
        guard let person, let number = person.personHandle?.value, !number.isEmpty else { return nil }
        name = person.displayName
        self.number = number
        self.isVideo = isVideo
    }

    /// The call that an activity brings; nil for another one.
    public init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let name = activity.userInfo?["name"] as? String,
            let number = activity.userInfo?["number"] as? String
        else { return nil }
        self.name = name
        self.number = number
        isVideo = activity.userInfo?["isVideo"] as? Bool ?? false
    }

    /// Opens the app at the call.
    public var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = ["name": name, "number": number, "isVideo": isVideo]
        return activity
    }
}
