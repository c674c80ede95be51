// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

extension NSUserActivity {
    /// Opens the app at its login screen.
    static var logIn: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.dailypunch.login")
        activity.title = NSLocalizedString("Log In", comment: "where the app opens")
        return activity
    }
}
