// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DelegateCaller {
    /// With scenes these are nil: a scene's options say what it is for.
    private func launchOptions(for opening: Opening?) -> [UIApplication.LaunchOptionsKey: Any]? {
        scenes.manifest == nil ? opening?.launchOptions : nil
    }

    func willFinishLaunching(for opening: Opening?) {
        let options = launchOptions(for: opening)
        let answer = OptionalMethod.call("application(_:willFinishLaunchingWithOptions:)", of: delegate) {
            delegate.application(application, willFinishLaunchingWithOptions: options)
        }
        if answer == false { isLaunchAccepted = false }
    }

    func didFinishLaunching(for opening: Opening?) {
        let options = launchOptions(for: opening)
        let answer = OptionalMethod.call("application(_:didFinishLaunchingWithOptions:)", of: delegate) {
            delegate.application(application, didFinishLaunchingWithOptions: options)
        }
        switch answer {
        case true?: break
        case false?: isLaunchAccepted = false
        case nil: delegate.applicationDidFinishLaunching(application)
        }
        if let opening, !isLaunchAccepted, scenes.manifest == nil {
            opening.isHandled = opening.item.isHandledByDeclining
            acknowledge(opening)
        }
        application.post(UIApplication.didFinishLaunchingNotification, userInfo: options)
    }

    /// - Throws: ``AppMisconfiguration`` when the scene cannot be made.
    func connectScene(for opening: Opening?) throws(AppMisconfiguration) {
        let session = scenes.session
        let options = UIScene.ConnectionOptions(opening)
        session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
        let scene = try scenes.makeScene(options: options)
        adopt(scene)
        if let delegate = scene.delegate {
            let answer: Void? = OptionalMethod.call("scene(_:willConnectTo:options:)", of: delegate) {
                delegate.scene(scene, willConnectTo: session, options: options)
            }
            opening?.isHandled = answer != nil
            if case .activity(let activity) = opening?.item, let error = opening?.failure {
                delegate.scene(scene, didFailToContinueUserActivityWithType: activity.activityType, error: error)
                opening?.isHandled = false
            }
        }
        // Before those who observe: they are not who the item is for.
        acknowledge(opening)
        scene.post(UIScene.willConnectNotification)
    }

    func adopt(_ scene: UIScene) {
        self.scene = scene
        scenes.session.scene = scene
        application.connectedScenes = [scene]
    }

    func disconnectScene() {
        guard let scene else { return }
        scene.delegate?.sceneDidDisconnect(scene)
        scene.activationState = .unattached
        application.connectedScenes = []
        scene.post(UIScene.didDisconnectNotification)
    }
}
