// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import Intents
import Wire

/// Turns the system's events into calls of an app's delegates.
///
/// Which calls those are the ``LifePlan`` says. One event at a time: the next
/// may begin when ``handle(_:)`` has returned.
@MainActor final class DelegateCaller {
    let application: UIApplication
    let delegate: any UIApplicationDelegate
    let scenes: SceneSource
    private let plan: LifePlan
    private let send: (Data) -> Void
    /// False once a launch method has returned false.
    var isLaunchAccepted = true
    /// The app's only scene, also in an app that knows nothing of scenes.
    var scene: UIScene?

    /// - Parameters:
    ///   - scenes: Makes the app's scene, with or without its knowledge.
    ///   - acknowledge: Sends a frame to the system, at once.
    init(
        of application: UIApplication, delegate: any UIApplicationDelegate, scenes: SceneSource,
        acknowledge: @escaping (Data) -> Void
    ) {
        self.application = application
        self.delegate = delegate
        self.scenes = scenes
        send = acknowledge
        plan = LifePlan(hasScenes: scenes.manifest != nil)
        application.delegate = delegate
        application.supportsMultipleScenes = scenes.manifest?.supportsMultipleScenes ?? false
        application.openSessions = [scenes.session]
        if !plan.hasScenes { beginWithoutScenes() }
    }

    /// An app in front that has no scenes of its own gets one all the same, for its windows.
    private func beginWithoutScenes() {
        let scene = UIWindowScene(session: scenes.session, connectionOptions: UIScene.ConnectionOptions())
        scene.activationState = .foregroundInactive
        application.applicationState = .inactive
        application.sceneOfItsOwn = scene
        adopt(scene)
    }

    /// Makes the calls that an event means.
    ///
    /// - Returns: Where in its life the app is now.
    /// - Throws: ``AppMisconfiguration`` when the app cannot go on.
    func handle(_ event: AppEvent) async throws -> AppState {
        let opening = try event.delivery.map { delivery in try Opening(delivery) }
        if event == .launchInBackground { beginInBackground() }
        try await perform(steps(for: event), with: opening)
        if case .launch(let delivery) = event {
            let rest = plan.stepsAfterLaunch(with: delivery?.item, accepted: isLaunchAccepted)
            try await perform(rest, with: opening)
        }
        await settle()
        return application.applicationState.wire
    }

    /// An app that was launched in the background has no scene of its own before it comes to the front.
    private func steps(for event: AppEvent) -> [LifeStep] {
        if case .foreground(let delivery) = event, plan.hasScenes, scene == nil {
            return plan.stepsAfterLaunch(with: delivery?.item, accepted: true)
        }
        return plan.steps(for: event, in: application.applicationState.wire)
    }

    private func perform(_ steps: [LifeStep], with opening: Opening?) async throws {
        for step in steps {
            if step == .itemIsDelivered {
                acknowledge(opening)
            } else {
                try await perform(step, with: opening)
            }
        }
    }

    private func perform(_ step: LifeStep, with opening: Opening?) async throws {
        switch step {
        case .applicationWillFinishLaunching: willFinishLaunching(for: opening)
        case .applicationDidFinishLaunching: didFinishLaunching(for: opening)
        case .sceneConnects: try connectScene(for: opening)
        case .applicationWillEnterForeground, .sceneWillEnterForeground: enterForeground()
        case .applicationDidBecomeActive, .sceneDidBecomeActive: becomeActive()
        case .applicationWillResignActive, .sceneWillResignActive: resignActive()
        case .applicationDidEnterBackground, .sceneDidEnterBackground: enterBackground()
        case .sceneDidDisconnect: disconnectScene()
        case .applicationWillTerminate: terminate()
        case .receivesMemoryWarning: warnOfMemory()
        case .applicationPerformsAction, .applicationWillContinueActivity, .applicationContinuesActivity,
            .applicationOpensURL:
            await handToApplication(opening, by: step)
        case .scenePerformsAction, .sceneWillContinueActivity, .sceneContinuesActivity, .sceneOpensURL:
            await handToScene(opening, by: step)
        case .itemIsDelivered: break
        }
    }

    /// Tells the system, once, that the app has what it is opened for.
    ///
    /// To be called with nothing between it and the return of the method that got it.
    func acknowledge(_ opening: Opening?) {
        guard let opening, !opening.isAcknowledged else { return }
        send(opening.acknowledgementFrame)
        opening.isAcknowledged = true
    }

    /// Once the system hears that the event is dealt with, it may stop or end the process at any time.
    private func settle() async {
        ScreenUpdate.shared.perform()
        ActivityCenter.shared.saveWaiting()
        await SystemTalk.settle()
        // Foundation keeps standard defaults in memory until they are synchronized.
        UserDefaults.standard.synchronize()
    }
}

extension UIApplication.State {
    /// The state as the system hears about it.
    var wire: AppState {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
}
