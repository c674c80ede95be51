// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The order of each is: the delegate's method, the scene's notification, the
// app's. Before a method that begins with “did” the state is the new one
// already; while one that begins with “will” is called it is still the old one.
extension DelegateCaller {
    private var hasScenes: Bool { scenes.manifest != nil }

    /// Before a launch that nobody sees.
    func beginInBackground() {
        enter(.background)
        application.backgroundTasks.enterBackground()
    }

    func enterForeground() {
        if hasScenes {
            if let scene { scene.delegate?.sceneWillEnterForeground(scene) }
        } else {
            delegate.applicationWillEnterForeground(application)
        }
        application.backgroundTasks.leaveBackground()
        enter(.inactive)
        post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    }

    func becomeActive() {
        enter(.active)
        if hasScenes {
            if let scene { scene.delegate?.sceneDidBecomeActive(scene) }
        } else {
            delegate.applicationDidBecomeActive(application)
        }
        post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
    }

    func resignActive() {
        if hasScenes {
            if let scene { scene.delegate?.sceneWillResignActive(scene) }
        } else {
            delegate.applicationWillResignActive(application)
        }
        post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
        enter(.inactive)
    }

    func enterBackground() {
        // A menu belongs to the moment: who comes back does not find it open.
        MenuPresenter.dismiss()
        enter(.background)
        if hasScenes {
            if let scene { scene.delegate?.sceneDidEnterBackground(scene) }
        } else {
            delegate.applicationDidEnterBackground(application)
        }
        application.backgroundTasks.enterBackground()
        post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
        if hasScenes, let scene { scenes.keepState(of: scene) }
    }

    func terminate() {
        application.backgroundTasks.expire()
        delegate.applicationWillTerminate(application)
        application.post(UIApplication.willTerminateNotification)
    }

    func warnOfMemory() {
        delegate.applicationDidReceiveMemoryWarning(application)
        for window in application.windows { window.rootViewController?.warnOfMemory() }
        application.post(UIApplication.didReceiveMemoryWarningNotification)
    }

    private func enter(_ state: UIApplication.State) {
        application.applicationState = state
        // Without a window, that is said once it is active.
        if state == .active { ScreenUpdate.shared.redraw() }
        scene?.activationState =
            switch state {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
    }

    private func post(_ sceneName: Notification.Name, _ applicationName: Notification.Name) {
        scene?.post(sceneName)
        application.post(applicationName)
    }
}

extension UIViewController {
    /// Tells this one, those inside of it and those it presents.
    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnOfMemory() }
        // A child's presented controller is also its parent's; only who presents it passes it on.
        if let presented = presentedViewController, presented.presentingViewController === self {
            presented.warnOfMemory()
        }
    }
}
