// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

extension NSUserActivity {
    /// The activity as it travels.
    ///
    /// - Throws: ``ActivityMisfit`` naming the key whose value can't leave the process.
    package func payload() throws(ActivityMisfit) -> ActivityPayload {
        var payload = ActivityPayload(activityType: activityType, title: title)
        payload.userInfo = try userInfoPayload()
        payload.requiredUserInfoKeys = requiredUserInfoKeys?.sorted()
        payload.keywords = keywords.isEmpty ? nil : keywords.sorted()
        payload.expirationDate = expirationDate
        payload.webpageURL = webpageURL
        payload.referrerURL = referrerURL
        // What every new activity may is not worth a word.
        payload.eligibility = eligibility == [.handoff] ? nil : eligibility
        payload.targetContentIdentifier = targetContentIdentifier
        payload.persistentIdentifier = persistentIdentifier
        payload.suggestedInvocationPhrase = suggestedInvocationPhrase
        payload.attributes = attributes
        for attachment in attachments.values {
            (attachment as? any ActivityPayloadWriting)?.write(into: &payload)
        }
        return payload
    }

    /// An activity that traveled.
    package convenience init(_ payload: ActivityPayload) {
        self.init(activityType: payload.activityType)
        title = payload.title
        userInfo = payload.userInfo.isEmpty ? nil : payload.userInfo.mapValues(\.content)
        requiredUserInfoKeys = payload.requiredUserInfoKeys.map(Set.init)
        keywords = Set(payload.keywords ?? [])
        expirationDate = payload.expirationDate
        webpageURL = payload.webpageURL
        referrerURL = payload.referrerURL
        if let eligibility = payload.eligibility { self.eligibility = eligibility }
        targetContentIdentifier = payload.targetContentIdentifier
        persistentIdentifier = payload.persistentIdentifier
        suggestedInvocationPhrase = payload.suggestedInvocationPhrase
        attributes = payload.attributes
    }

    private func userInfoPayload() throws(ActivityMisfit) -> [String: PropertyListValue] {
        let owner = "the activity ‘\(activityType)’"
        var values: [String: PropertyListValue] = [:]
        for (key, value) in userInfo ?? [:] {
            guard let name = key.base as? String else {
                throw ActivityMisfit(
                    "userInfo of \(owner) has the key \(key.base), which is not a string; use string keys")
            }
            values[name] = try PropertyListValue(value, at: name, of: owner, isOfActivity: true)
        }
        return values
    }

    private var eligibility: Set<ActivityPayload.Eligibility> {
        get {
            let flags: [(ActivityPayload.Eligibility, Bool)] = [
                (.handoff, isEligibleForHandoff), (.search, isEligibleForSearch),
                (.publicIndexing, isEligibleForPublicIndexing), (.prediction, isEligibleForPrediction),
            ]
            return Set(flags.filter(\.1).map(\.0))
        }
        set {
            isEligibleForHandoff = newValue.contains(.handoff)
            isEligibleForSearch = newValue.contains(.search)
            isEligibleForPublicIndexing = newValue.contains(.publicIndexing)
            isEligibleForPrediction = newValue.contains(.prediction)
        }
    }
}

/// Why an activity cannot leave its process: the activity, the place in its `userInfo`, the remedy.
package struct ActivityMisfit: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
