// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import UserActivity
package import Wire

extension UIApplicationShortcutItem {
    /// The quick action as an app gets it from the system.
    package convenience init(_ payload: ShortcutItemPayload) {
        self.init(
            contents: ShortcutItemContents(
                type: payload.type, title: payload.title, subtitle: payload.subtitle,
                icon: payload.icon.map(UIApplicationShortcutIcon.init(payload:)),
                userInfo: payload.userInfo.isEmpty
                    ? nil : payload.userInfo.compactMapValues { $0.content as? any NSSecureCoding },
                targetContentIdentifier: payload.targetContentIdentifier))
    }

    /// The quick action as it travels.
    ///
    /// - Throws: ``ActivityMisfit`` naming the item, the key and the mend when
    ///   a value is none of a property list, which Apple's systems raise an
    ///   exception for.
    package func payload() throws(ActivityMisfit) -> ShortcutItemPayload {
        var payload = ShortcutItemPayload(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon?.payload)
        let owner = "the quick action ‘\(type)’"
        for (key, value) in userInfo ?? [:] {
            payload.userInfo[key] = try PropertyListValue(value, at: key, of: owner)
        }
        switch targetContentIdentifier {
        case nil: break
        case let identifier as String: payload.targetContentIdentifier = identifier
        case let other?:
            throw ActivityMisfit(
                "targetContentIdentifier of \(owner) is a \(Swift.type(of: other)); use a String")
        }
        return payload
    }
}
