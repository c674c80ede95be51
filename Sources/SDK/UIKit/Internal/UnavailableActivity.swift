// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UserActivity

/// Why an activity that an app was opened for cannot be taken up.
///
/// It lacks what its ``NSUserActivity/requiredUserInfoKeys`` name, or its
/// ``NSUserActivity/expirationDate`` has come while it waited for the app.
struct UnavailableActivity: CustomNSError {
    static let errorDomain = NSCocoaErrorDomain
    /// Foundation's errors of user activities begin with it.
    let errorCode = 4608

    private let reason: String

    /// Nil when nothing stands in the way.
    init?(_ activity: NSUserActivity, at time: Date) {
        let missing = (activity.requiredUserInfoKeys ?? []).filter { activity.userInfo?[$0] == nil }
        let start = "the activity ‘\(activity.activityType)’"
        if !missing.isEmpty {
            let keys = missing.sorted().map { "‘\($0)’" }.joined(separator: ", ")
            reason =
                "\(start) came without \(keys), which its requiredUserInfoKeys name; set them in userInfo before it "
                + "becomes current"
        } else if let end = activity.expirationDate, end <= time {
            reason = "\(start) was of use until \(end.formatted(.iso8601)), its expirationDate; give it a later one"
        } else {
            return nil
        }
    }

    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}
