// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import Intents
import Wire

/// One delivery on its way into the app.
@MainActor final class Opening {
    let item: DeliveredItem
    /// Why the app cannot take up the activity that it is opened for.
    let failure: UnavailableActivity?
    private let acknowledgement: Acknowledgement
    /// Whether there was a method for the item that did not decline it, as far as is known.
    var isHandled = false
    /// Whether the system knows that the app has received the item.
    var isAcknowledged = false

    init(_ delivery: Delivery) throws(FrameError) {
        acknowledgement = try Acknowledgement(of: delivery.id)
        item = DeliveredItem(delivery.item)
        failure = if case .activity(let activity) = item { UnavailableActivity(activity, at: Date()) } else { nil }
    }

    /// What tells the system that the app has the item.
    var acknowledgementFrame: Data { acknowledgement.frame(handled: isHandled) }

    /// The launch options of an app without scenes; of an activity that could not be delivered, only the type.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
        switch item {
        case .quickAction(let item): return [.shortcutItem: item]
        case .activity(let activity):
            var content: [AnyHashable: Any] = [
                UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType
            ]
            if failure == nil { content[UIApplication.LaunchOptionsKey.userActivity.rawValue] = activity }
            return [.userActivityDictionary: content]
        case .url(let url, let source):
            var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
            options[.sourceApplication] = source
            return options
        }
    }
}

/// What an app is opened for, in UIKit's terms.
@MainActor enum DeliveredItem {
    case quickAction(UIApplicationShortcutItem)
    case activity(NSUserActivity)
    case url(URL, source: String?)

    init(_ item: LaunchItem) {
        self =
            switch item {
            case .quickAction(let payload): .quickAction(UIApplicationShortcutItem(payload))
            case .activity(let payload, let interaction):
                .activity(NSUserActivity(delivered: payload, interaction: interaction))
            case .url(let url, let source): .url(url, source: source)
            }
    }

    /// Whether a launch method that returns false has dealt with the item, as Apple's pages have it: it has with a
    /// quick action; it cannot with a URL or an activity.
    var isHandledByDeclining: Bool {
        if case .quickAction = self { true } else { false }
    }
}

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
