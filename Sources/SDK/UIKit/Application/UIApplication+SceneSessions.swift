// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Asks for another scene, or for one to come to the front.
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

    /// Asks that a session be forgotten. An app's only one stays, so this is denied.
    ///
    /// - Parameter errorHandler: Called with a ``UISceneError``.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(UISceneError(.requestDenied))
    }

    /// Says that a scene which is not in front shows what is no longer so; nothing shows it here.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
