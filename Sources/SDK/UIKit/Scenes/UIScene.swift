// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One instance of an app's user interface, and its life.
///
/// There is one for each app, also for an app that knows nothing of scenes.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What is left of the scene while it is not connected.
    public let session: UISceneSession
    /// Who is told of the scene's life; nil in an app without scenes.
    open var delegate: (any UISceneDelegate)?
    /// Where in its life the scene is.
    open internal(set) var activationState = ActivationState.unattached
    /// What the person reads where windows are listed.
    open var title: String! = ""
    /// What the person reads below the title.
    open var subtitle = ""

    /// A scene as the system makes it from its session's configuration.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The app.
    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a URL by whichever app takes it.
    ///
    /// - Parameter completion: Called on the main thread with whether one did.
    @preconcurrency open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }

    /// Opens a URL by whichever app takes it.
    ///
    /// - Returns: Whether one did.
    @discardableResult open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        await UIApplication.shared.open(url, options: [:])
    }
}
