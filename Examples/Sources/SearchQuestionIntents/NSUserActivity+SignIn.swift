// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

extension NSUserActivity {
    /// Opens the app where a student signs in.
    static var signIn: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.searchquestion.signin")
        activity.title = NSLocalizedString("Sign In", comment: "where the app opens")
        return activity
    }
}
