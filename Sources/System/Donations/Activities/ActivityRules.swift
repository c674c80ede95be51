// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Wire

/// What makes an activity an action, and what keeps it from being one.
struct ActivityRules {
    let limits: ActivityLimits

    /// Whether the app wants the activity found again at all.
    static func isMeantToBeKept(_ activity: ActivityPayload) -> Bool {
        !(activity.eligibility ?? []).isDisjoint(with: [.search, .prediction])
    }

    /// The activity as it is kept; its sizes were looked at before.
    ///
    /// - Parameter declared: `NSUserActivityTypes` of the app.
    /// - Throws: `CallRefusal` with one sentence for the app's developer: the activity, the reason, the remedy.
    func kept(
        _ activity: ActivityPayload, of app: BundleIdentifier, declared: [String], now: Date
    ) throws(CallRefusal) -> ActivityPayload {
        guard let title = activity.title, title.contains(where: { !$0.isWhitespace }) else {
            throw refusal(of: activity, "has no title, which a person needs to recognise it; set its title")
        }
        guard declared.contains(activity.activityType) else {
            throw refusal(
                of: activity,
                "is of a type that \(app) does not declare, so \(app) could not be opened with it; "
                    + "add the type to NSUserActivityTypes in the Info.plist of the app")
        }
        if let expiration = activity.expirationDate, expiration <= now {
            throw refusal(of: activity, "has an expirationDate in the past; set a later one, or nil")
        }
        return activity.kept
    }

    /// - Throws: `CallRefusal` when the activity is larger than anybody needs, or is no activity.
    func check(_ activity: ActivityPayload) throws(CallRefusal) {
        guard !activity.activityType.isEmpty else {
            throw CallRefusal(
                .notDone, "an activity has an empty type; use one in reverse-DNS form, such as com.example.read")
        }
        if let expiration = activity.expirationDate, !expiration.isInCalendar {
            throw refusal(of: activity, "has an expirationDate that is not a time; set a date, or nil")
        }
        try checkTexts(of: activity)
        var content = activity
        if let thumbnail = content.attributes?.thumbnail, thumbnail.count > limits.thumbnail {
            throw refusal(
                of: activity, "has a thumbnail of more than \(limits.thumbnail >> 10) KiB; scale the picture down")
        }
        content.attributes?.thumbnail = nil
        try checkContent(content)
    }

    private func checkTexts(of activity: ActivityPayload) throws(CallRefusal) {
        let texts = [
            ("type", activity.activityType, limits.name), ("title", activity.title, limits.title),
            ("persistentIdentifier", activity.persistentIdentifier, limits.name),
            ("targetContentIdentifier", activity.targetContentIdentifier, limits.name),
            ("suggestedInvocationPhrase", activity.suggestedInvocationPhrase, limits.name),
        ]
        for case (let name, let text?, let limit) in texts where text.utf8.count > limit {
            throw refusal(of: activity, "has a \(name) of more than \(limit) bytes; use a shorter one")
        }
    }

    private func checkContent(_ activity: ActivityPayload) throws(CallRefusal) {
        let bytes: Int
        do {
            bytes = try WireJSON.encoder.encode(activity).count
        } catch {
            throw refusal(of: activity, "cannot be written down: \(error.encodingReason)")
        }
        guard bytes <= limits.content else {
            throw refusal(
                of: activity,
                "takes \(bytes) bytes, more than \(limits.content >> 10) KiB; "
                    + "put into userInfo what the app needs to find its data again, not the data")
        }
    }

    private func refusal(of activity: ActivityPayload, _ text: String) -> CallRefusal {
        CallRefusal(.notDone, "the activity ‘\(activity.activityType.prefix(200))’ \(text)")
    }
}
