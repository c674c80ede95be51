// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Receives the life cycle events of a scene.
///
/// All calls come on the main thread. Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is being connected; the options hold what it is opened for. Make the window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is on the screen, and the person's touches are its own.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the app resigns active.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene comes to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene has left the screen: the moment to save.
    func sceneDidEnterBackground(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// URLs to open, in a scene that is connected already.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What the person does in the scene, so that it can come back to it at the next start.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// What ``stateRestorationActivity(for:)`` gave is there to come back to; nothing calls it here, take the
    /// session's ``UISceneSession/stateRestorationActivity``.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// An activity of a type is about to be taken up.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Take up an activity, in a scene that is connected already.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when an activity cannot continue.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity of the scene's is about to be saved.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing; the method is optional.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        OptionalMethod.isMissing(of: self)
    }
    /// Does nothing; the method is optional.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing; the method is optional.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing; the method is optional.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing; the method is optional.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing; the method is optional.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Opens nothing; the method is optional.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        OptionalMethod.isMissing(of: self)
    }
    /// Nil; the method is optional.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing; the method is optional.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Does nothing; the method is optional.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Takes up nothing; the method is optional.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        OptionalMethod.isMissing(of: self)
    }
    /// Does nothing; the method is optional.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Does nothing; the method is optional.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
