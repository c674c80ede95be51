// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import UserActivity
import Wire

/// What an app is opened for, in UIKit's terms.
@MainActor enum DeliveredItem {
    case shortcutItem(UIApplicationShortcutItem)
    case activity(NSUserActivity)
    case url(URL, source: String?)

    init(_ item: LaunchItem) {
        self =
            switch item {
            case .shortcutItem(let payload): .shortcutItem(UIApplicationShortcutItem(payload))
            case .activity(let payload, let interaction):
                .activity(NSUserActivity(delivered: payload, interaction: interaction))
            case .url(let url, let source): .url(url, source: source)
            }
    }

    /// Whether a launch method that returns false has dealt with the item, as Apple's pages have it: it has with a
    /// quick action; it cannot with a URL or an activity.
    var isHandledByDeclining: Bool {
        if case .shortcutItem = self { true } else { false }
    }
}
