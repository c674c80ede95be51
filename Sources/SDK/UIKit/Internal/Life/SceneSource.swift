// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import SystemLink

/// Makes an app's only scene, and keeps what is to outlive it.
@MainActor final class SceneSource {
    /// Nil for an app that knows nothing of scenes.
    let manifest: DeclaredScenes?
    let session: UISceneSession
    private let archive: SceneArchive?

    /// - Parameter archive: Where the session is kept between starts; nil forgets it.
    init(manifest: DeclaredScenes?, archive: SceneArchive? = nil) {
        let kept = archive?.read()
        let first = manifest?.configuration(named: nil, for: .windowApplication)?.1
        let configuration = UISceneConfiguration(name: first?.name, sessionRole: .windowApplication)
        session = UISceneSession(
            configuration: configuration, persistentIdentifier: kept?.identifier ?? UUID().uuidString)
        session.stateRestorationActivity = kept?.restorationActivity
        self.manifest = manifest
        self.archive = archive
    }

    /// The scene of the session's configuration, with its delegate.
    ///
    /// - Throws: ``AppMisconfiguration`` when a class that is named is missing, or is no such class.
    func makeScene(options: UIScene.ConnectionOptions) throws(AppMisconfiguration) -> UIScene {
        try complete(session.configuration)
        let type = try sceneType(of: session.configuration)
        let scene = type.init(session: session, connectionOptions: options)
        scene.delegate = try makeDelegate(of: session.configuration)
        return scene
    }

    /// Asks the scene's delegate what it is to come back to, and keeps that for the next start.
    func keepState(of scene: UIScene) {
        session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
        archive?.write(
            SceneArchive.Session(
                identifier: session.persistentIdentifier, activity: session.stateRestorationActivity))
    }

    /// Fills in what the Info.plist says and the app has not set.
    private func complete(_ configuration: UISceneConfiguration) throws(AppMisconfiguration) {
        guard let (place, entry) = manifest?.configuration(named: configuration.name, for: configuration.role) else {
            return
        }
        let list = ClassLookup.Place(
            "UIApplicationSceneManifest > UISceneConfigurations > \(configuration.role.rawValue) > \(place)")
        if configuration.delegateClass == nil, let name = entry.delegateClass {
            configuration.delegateClass = try ClassLookup.find(name, under: list / "UISceneDelegateClassName")
        }
        if configuration.sceneClass == nil, let name = entry.sceneClass, name != "UIWindowScene" {
            configuration.sceneClass = try ClassLookup.find(name, under: list / "UISceneClassName")
        }
    }

    private func sceneType(of configuration: UISceneConfiguration) throws(AppMisconfiguration) -> UIScene.Type {
        guard let named = configuration.sceneClass else { return UIWindowScene.self }
        guard let type = named as? UIScene.Type else {
            throw AppMisconfiguration(
                "\(named), the scene class of the configuration ‘\(configuration.name ?? "")’, is no UIScene; "
                    + "make it a subclass of UIWindowScene")
        }
        return type
    }

    private func makeDelegate(
        of configuration: UISceneConfiguration
    ) throws(AppMisconfiguration) -> (any UISceneDelegate)? {
        guard let named = configuration.delegateClass else {
            StandardError.write(
                "the scene configuration ‘\(configuration.name ?? "")’ has no delegate class that could make a window; "
                    + "set UISceneDelegateClassName in UIApplicationSceneManifest of the Info.plist, or delegateClass",
                from: "UIKit")
            return nil
        }
        guard let type = named as? NSObject.Type, let delegate = BlankObject.make(type) as? any UISceneDelegate else {
            throw AppMisconfiguration(
                "\(named), the delegate class of the scene configuration ‘\(configuration.name ?? "")’, "
                    + "cannot be one; make it a subclass of UIResponder that conforms to UIWindowSceneDelegate")
        }
        return delegate
    }
}
