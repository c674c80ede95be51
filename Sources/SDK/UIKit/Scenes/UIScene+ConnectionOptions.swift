// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIScene {
    /// What a scene is for when it connects.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// The bundle identifier of the app that asked for what the scene is to open.
        public let sourceApplication: String?
        /// The type of an activity that is to be taken up and is not there: the scene is told why next, in
        /// `scene(_:didFailToContinueUserActivityWithType:error:)`.
        public let handoffUserActivityType: String?
        /// The activities to take up.
        public let userActivities: Set<NSUserActivity>
        /// The quick action that a person chose.
        public let shortcutItem: UIApplicationShortcutItem?
        /// The notification that a person answered.
        @available(*, unavailable, message: "this system shows no notifications")
        public var notificationResponse: Any? { nil }
        /// A shared CloudKit record.
        @available(*, unavailable, message: "this system has no CloudKit")
        public var cloudKitShareMetadata: Any? { nil }

        init(_ opening: Opening? = nil) {
            var contexts: Set<UIOpenURLContext> = []
            var activities: Set<NSUserActivity> = []
            var (shortcutItem, source, expectedType): (UIApplicationShortcutItem?, String?, String?)
            switch opening?.item {
            case nil: break
            case .shortcutItem(let item): shortcutItem = item
            case .activity(let activity) where opening?.failure == nil: activities = [activity]
            case .activity(let activity): expectedType = activity.activityType
            case .url(let url, let asker):
                contexts = [UIOpenURLContext(url: url, source: asker)]
                source = asker
            }
            urlContexts = contexts
            userActivities = activities
            self.shortcutItem = shortcutItem
            sourceApplication = source
            handoffUserActivityType = expectedType
        }
    }
}
