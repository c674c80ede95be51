// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// The app: its delegate, its scenes, and its requests to the system.
///
/// There is one in a process. In a process that the system did not start, such
/// as a unit test, it is there too: nothing happens to it, what it keeps it
/// keeps for itself, and it opens nothing.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    private static var current: UIApplication?

    /// The app of this process.
    public class var shared: UIApplication {
        if let current { return current }
        let application = UIApplication()
        current = application
        return application
    }

    /// The object that receives the app's events.
    open var delegate: (any UIApplicationDelegate)?
    /// The app's state.
    open internal(set) var applicationState = State.background
    /// The connected scenes: one from the start in an app without scenes, one after the launch in others.
    open internal(set) var connectedScenes: Set<UIScene> = []
    /// The sessions of all scenes, connected or not.
    open internal(set) var openSessions: Set<UISceneSession> = []
    /// Whether the app supports several scenes, from `UIApplicationSupportsMultipleScenes` in its Info.plist.
    /// Only one is ever connected here.
    open internal(set) var supportsMultipleScenes = false

    /// Whether the screen stays on without touches; stored, without effect: no screen goes off here.
    open var isIdleTimerDisabled = false
    /// The badge number of the app's icon; stored as long as the process lives.
    open var applicationIconBadgeNumber = 0
    /// Whether shaking undoes; stored, without effect.
    open var applicationSupportsShakeToEdit = true
    /// Whether the network indicator is shown; stored, without effect.
    @available(*, deprecated, message: "show it in your app")
    open var isNetworkActivityIndicatorVisible = false

    /// The connection to the system; nil if it did not start the process.
    var link: SystemLink?
    /// The dynamic quick actions, once they have been asked for or set.
    var knownShortcutItems: [UIApplicationShortcutItem]?
    /// Work that the app wants to end before it is suspended.
    lazy var backgroundTasks = BackgroundTasks { [weak self] in self?.link?.send(MessageFromApp.busy($0)) }
    /// What opens URLs, one after another, off the main thread.
    let openings = OpeningQueue()

    /// The app, made once by ``UIApplicationMain(_:_:_:_:)``.
    public override init() { super.init() }

    /// The scene of an app that knows nothing of scenes, for its windows.
    var sceneOfItsOwn: UIWindowScene?

    /// Makes this the app of the process.
    func becomeShared() { UIApplication.current = self }

    /// The delegate, if it is a responder that is not in the chain otherwise.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Hands an event to the window it belongs to.
    open func sendEvent(_ event: UIEvent) {
        guard let event = event as? TouchEvent else { return }
        ContextMenuTouch.watch(event)
        var windows: [UIWindow] = []
        for window in event.changed.compactMap(\.window) where !windows.contains(where: { $0 === window }) {
            windows.append(window)
        }
        windows.forEach { $0.sendEvent(event) }
    }
}

extension UIApplication {
    /// The visible windows, from back to front.
    public var windows: [UIWindow] { WindowList.shared.windows }

    /// The key window; with scenes, use theirs.
    public var keyWindow: UIWindow? { WindowList.shared.key }

    /// Whether background refresh is available, which it never is.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Whether encrypted files can be read: always, as the app's container is not locked away.
    public var isProtectedDataAvailable: Bool { true }

    /// The orientation of the status bar, always portrait.
    public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

    /// The size of text that the person has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// Where the status bar lies, at the top of the screen; empty until a browser shows the screen.
    public var statusBarFrame: CGRect {
        let screen = UIScreen.main
        return CGRect(x: 0, y: 0, width: screen.covered.top > 0 ? screen.bounds.width : 0, height: screen.covered.top)
    }

    /// Whether the app can change its icon, which it cannot.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the icon in place of the usual one: nil.
    public var alternateIconName: String? { nil }

    /// Changes the app's icon.
    @available(*, unavailable, message: "the icon is that of the bundle here")
    @preconcurrency public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {}

    /// The URL that opens the app's settings; nothing takes it yet.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The URL that opens the app's notification settings; nothing takes it yet.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Fetch in the background as often as possible.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

    /// Never fetch in the background.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// Sets how often the app wants to fetch in the background. Has no effect here; see ``backgroundRefreshStatus``.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Lets the buttons of headsets and remotes come to the app; there are none here.
    public func beginReceivingRemoteControlEvents() {}

    /// The end of ``beginReceivingRemoteControlEvents()``.
    public func endReceivingRemoteControlEvents() {}

    /// Asks for another picture at the next start; none is taken here.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIApplication {
    /// A kind of extensions that an app may refuse to use.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The kind's text.
        public let rawValue: String

        /// The kind with a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Keyboards that others have made.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}

extension UIApplication {
    /// The states of an app.
    public enum State: Int, Sendable {
        /// In the foreground and receiving touches.
        case active = 0
        /// In the foreground but covered, or on its way there.
        case inactive = 1
        /// Not on the screen.
        case background = 2
    }
}

/// Whether the system allows the app to work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The system never does it.
    case restricted = 0
    /// The person has switched it off.
    case denied = 1
    /// The system does it.
    case available = 2
}

extension UIApplication {
    /// Whether the app is registered for remote notifications, which it never is.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Requests a token for remote notifications.
    ///
    /// There is no such service here, so the delegate's
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is
    /// called, soon, and never the method with a token.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.application(
                self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsUnavailable())
        }
    }

    /// Unregisters from remote notifications; has no effect.
    public func unregisterForRemoteNotifications() {}
}

/// Why an app has no token for notifications.
private struct RemoteNotificationsUnavailable: LocalizedError {
    var errorDescription: String? {
        "this system has no service for remote notifications; go on without a token"
    }
}

extension UIApplication {
    /// Whether the status bar can be seen: there is none. Setting it changes nothing, as on iOS since view controllers
    /// say it with `prefersStatusBarHidden`.
    @available(*, deprecated, message: "override prefersStatusBarHidden in your view controller")
    public var isStatusBarHidden: Bool {
        get { true }
        set {}
    }

    /// Light or dark. Setting it changes nothing, as on iOS since view controllers say it with
    /// `preferredStatusBarStyle`.
    @available(*, deprecated, message: "override preferredStatusBarStyle in your view controller")
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }

    /// The same as setting ``isStatusBarHidden``.
    @available(*, deprecated, message: "override prefersStatusBarHidden in your view controller")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// The same as setting ``statusBarStyle``.
    @available(*, deprecated, message: "override preferredStatusBarStyle in your view controller")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
}

/// An animation of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

extension UIApplication {
    /// Requests a new scene, or brings an existing one to the front.
    ///
    /// An app has one scene here, so the only thing that succeeds is to ask for the scene that is in front.
    ///
    /// - Parameter errorHandler: Called with a ``UISceneError`` when it cannot be had.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let sceneSession else { return errorHandler?(UISceneError(.multipleScenesNotSupported)) ?? () }
        guard sceneSession.scene?.activationState == .foregroundActive else {
            return errorHandler?(UISceneError(.requestDenied)) ?? ()
        }
    }

    /// Requests that a session be discarded. This is denied for an app's only session.
    ///
    /// - Parameter errorHandler: Called with a ``UISceneError``.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(UISceneError(.requestDenied))
    }

    /// Marks a background scene's snapshot as outdated; has no effect here.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
