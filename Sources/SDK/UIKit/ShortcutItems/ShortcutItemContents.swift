// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a quick action says, apart from the object that says it.
struct ShortcutItemContents {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?

    func says(thatOf other: ShortcutItemContents) -> Bool {
        type == other.type && title == other.title && subtitle == other.subtitle && icon == other.icon
            && NSDictionary(dictionary: userInfo ?? [:]).isEqual(to: other.userInfo ?? [:])
            && (targetContentIdentifier as? String) == (other.targetContentIdentifier as? String)
    }
}
