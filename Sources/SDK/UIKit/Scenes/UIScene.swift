// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One instance of an app's user interface.
///
/// There is one for each app, also for an app that knows nothing of scenes.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession
    /// The object that receives the scene's events; nil in an app without scenes.
    open var delegate: (any UISceneDelegate)?
    /// The activation state of the scene.
    open internal(set) var activationState = ActivationState.unattached
    /// The title of the scene in lists of windows.
    open var title: String! = ""
    /// The subtitle.
    open var subtitle = ""

    /// A scene as the system makes it from its session's configuration.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The app.
    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a URL in the app that handles it.
    ///
    /// - Parameter completion: Called on the main thread with whether one did.
    @preconcurrency open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }

    /// Opens a URL in the app that handles it.
    ///
    /// - Returns: Whether one did.
    @discardableResult open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        await UIApplication.shared.open(url, options: [:])
    }
}

extension UIScene {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On the screen, and the person's touches are the scene's.
        case foregroundActive = 0
        /// On the screen, with something over it, or on the way there.
        case foregroundInactive = 1
        /// Not on the screen.
        case background = 2
    }
}

extension UIScene {
    /// Posted when a scene is about to connect.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene is gone.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when the person's touches are the scene's.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before the person's touches are the scene's no longer.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when the scene comes to the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the scene has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Posts a notification, with the scene as the object.
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIScene {
    /// Options of a scene when it connects.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// The bundle identifier of the app that asked for what the scene is to open.
        public let sourceApplication: String?
        /// The type of an activity that could not be delivered: the scene receives the reason next, in
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
            case .quickAction(let item): shortcutItem = item
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
