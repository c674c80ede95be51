// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import Wire

// An item's own methods, for an app that runs already, and for one without scenes also at its launch.
extension DelegateCaller {
    func handToApplication(_ opening: Opening?, by step: LifeStep) async {
        guard let opening else { return }
        switch (opening.item, step) {
        case (.quickAction(let item), _): opening.isHandled = await applicationPerforms(item)
        case (.url(let url, let source), _): opening.isHandled = applicationOpens(url, from: source)
        case (.activity(let activity), .applicationWillContinueActivity):
            _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        case (.activity(let activity), _):
            opening.isHandled = applicationContinues(activity, unless: opening.failure)
        }
    }

    func handToScene(_ opening: Opening?, by step: LifeStep) async {
        guard let opening, let scene, let delegate = scene.delegate else { return }
        switch (opening.item, step) {
        case (.quickAction(let item), _): opening.isHandled = await windowScene(scene, performs: item)
        case (.url(let url, let source), _):
            let answer: Void? = OptionalMethod.call("scene(_:openURLContexts:)", of: delegate) {
                delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url, source: source)])
            }
            opening.isHandled = answer != nil
        case (.activity(let activity), .sceneWillContinueActivity):
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        case (.activity(let activity), _):
            if let error = opening.failure {
                delegate.scene(scene, didFailToContinueUserActivityWithType: activity.activityType, error: error)
                return
            }
            let answer: Void? = OptionalMethod.call("scene(_:continue:)", of: delegate) {
                delegate.scene(scene, continue: activity)
            }
            opening.isHandled = answer != nil
        }
    }

    private func applicationPerforms(_ item: UIApplicationShortcutItem) async -> Bool {
        let completion = ActionCompletion()
        let answer: Void? = OptionalMethod.call("application(_:performActionFor:completionHandler:)", of: delegate) {
            delegate.application(application, performActionFor: item) { completion.succeeded = $0 }
        }
        if answer != nil { return completion.succeeded }
        return await OptionalMethod.call("application(_:performActionFor:)", of: delegate) {
            await delegate.application(application, performActionFor: item)
        } ?? false
    }

    private func windowScene(_ scene: UIScene, performs item: UIApplicationShortcutItem) async -> Bool {
        guard let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            return false
        }
        let completion = ActionCompletion()
        let answer: Void? = OptionalMethod.call("windowScene(_:performActionFor:completionHandler:)", of: delegate) {
            delegate.windowScene(scene, performActionFor: item) { completion.succeeded = $0 }
        }
        if answer != nil { return completion.succeeded }
        return await OptionalMethod.call("windowScene(_:performActionFor:)", of: delegate) {
            await delegate.windowScene(scene, performActionFor: item)
        } ?? false
    }

    /// By the newest of the three methods that is there.
    private func applicationOpens(_ url: URL, from source: String?) -> Bool {
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
        options[.sourceApplication] = source
        let newest = OptionalMethod.call("application(_:open:options:)", of: delegate) {
            delegate.application(application, open: url, options: options)
        }
        if let newest { return newest }
        let older = OptionalMethod.call("application(_:open:sourceApplication:annotation:)", of: delegate) {
            delegate.application(application, open: url, sourceApplication: source, annotation: NSNull())
        }
        return older ?? delegate.application(application, handleOpen: url)
    }

    private func applicationContinues(_ activity: NSUserActivity, unless failure: UnavailableActivity?) -> Bool {
        if let error = failure {
            delegate.application(
                application, didFailToContinueUserActivityWithType: activity.activityType, error: error)
            return false
        }
        return delegate.application(application, continue: activity) { restorers in
            for restorer in restorers ?? [] { restorer.restoreUserActivityState(activity) }
        }
    }
}

/// What an app's completion handler was called with; an app that calls it later has not declined.
private final class ActionCompletion {
    var succeeded = true
}

extension DelegateCaller {
    /// What an activity of the app's says now is on its way to the system.
    func didUpdate(_ activity: NSUserActivity) {
        if scenes.manifest == nil {
            delegate.application(application, didUpdate: activity)
        } else if let scene {
            scene.delegate?.scene(scene, didUpdate: activity)
        }
    }
}

/// The words “the item is the app's own”, as they go over the wire.
///
/// Made before the app gets its item, so that between the return of the app's
/// method and the sending lies nothing but the sending: a process that is
/// killed right after has either both or neither.
struct Acknowledgement {
    private let handled: Data
    private let declined: Data

    /// - Throws: `FrameError`, which a frame of two numbers gives no reason for.
    init(of delivery: Int) throws(FrameError) {
        handled = try FrameEncoder.encode(MessageFromApp.delivered(id: delivery, handled: true))
        declined = try FrameEncoder.encode(MessageFromApp.delivered(id: delivery, handled: false))
    }

    func frame(handled isHandled: Bool) -> Data { isHandled ? handled : declined }
}
