// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension NSUserActivity {
    /// The activity as it travels.
    ///
    /// - Throws: ``UnrepresentableValue`` naming the key whose value is no property-list value.
    func payload() throws -> ActivityPayload {
        var payload = ActivityPayload(activityType: activityType, title: title)
        for (key, value) in userInfo ?? [:] {
            guard let name = key.base as? String else {
                throw UnrepresentableValue(
                    "userInfo of the activity ‘\(activityType)’ has the key \(key.base), which is no string; "
                        + "use string keys")
            }
            payload.userInfo[name] = try PropertyListValue(value, at: name, of: activityType)
        }
        payload.webpageURL = webpageURL
        payload.persistentIdentifier = persistentIdentifier
        payload.suggestedInvocationPhrase = suggestedInvocationPhrase
        return payload
    }

    /// An activity that travelled.
    convenience init(_ payload: ActivityPayload) {
        self.init(activityType: payload.activityType)
        title = payload.title
        userInfo = payload.userInfo.isEmpty ? nil : payload.userInfo.mapValues(\.content)
        webpageURL = payload.webpageURL
        persistentIdentifier = payload.persistentIdentifier
        suggestedInvocationPhrase = payload.suggestedInvocationPhrase
    }
}
