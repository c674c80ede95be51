// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// Which calls an event means for an app, in their order.
///
/// The order is that of Apple's pages on `UIApplicationDelegate`,
/// `UISceneDelegate` and the app's life cycle; nothing is called here.
struct LifePlan: Sendable {
    /// Whether the app's Info.plist has a `UIApplicationSceneManifest`.
    let hasScenes: Bool

    /// The calls for an event.
    ///
    /// After those for a launch comes ``stepsAfterLaunch(with:accepted:)``, once the app comes to the front.
    ///
    /// - Parameter state: Where in its life the app is; a launch does not look at it.
    func steps(for event: AppEvent, in state: AppState) -> [LifeStep] {
        switch event {
        case .launch, .launchInBackground: [.applicationWillFinishLaunching, .applicationDidFinishLaunching]
        case .foreground(let delivery): stepsToFront(with: delivery?.item, from: state)
        case .resignActive: state == .active ? [willResignActive] : []
        case .background: stepsAway(from: state)
        case .memoryWarning: [.receivesMemoryWarning]
        case .terminate:
            stepsAway(from: state) + (hasScenes ? [.sceneDidDisconnect] : []) + [.applicationWillTerminate]
        }
    }

    /// The rest of a launch, once its methods have returned.
    ///
    /// - Parameter accepted: False when one of the launch methods returned false: then an app without scenes does
    ///   not get the item once more by its own method.
    func stepsAfterLaunch(with item: LaunchItem?, accepted: Bool) -> [LifeStep] {
        let delivered: [LifeStep] = item == nil ? [] : [.itemIsDelivered]
        if hasScenes { return [.sceneConnects] + delivered + [.sceneWillEnterForeground, .sceneDidBecomeActive] }
        return (accepted ? stepsToHand(item) : delivered) + [.applicationDidBecomeActive]
    }

    private func stepsToFront(with item: LaunchItem?, from state: AppState) -> [LifeStep] {
        switch state {
        case .active: stepsToHand(item)
        case .inactive: stepsToHand(item) + [didBecomeActive]
        case .background: [willEnterForeground] + stepsToHand(item) + [didBecomeActive]
        }
    }

    private func stepsAway(from state: AppState) -> [LifeStep] {
        switch state {
        case .active: [willResignActive, didEnterBackground]
        case .inactive: [didEnterBackground]
        case .background: []
        }
    }

    /// The item's own methods.
    private func stepsToHand(_ item: LaunchItem?) -> [LifeStep] {
        switch item {
        case nil: []
        case .quickAction: [hasScenes ? .scenePerformsAction : .applicationPerformsAction, .itemIsDelivered]
        case .url: [hasScenes ? .sceneOpensURL : .applicationOpensURL, .itemIsDelivered]
        case .activity:
            hasScenes
                ? [.sceneWillContinueActivity, .sceneContinuesActivity, .itemIsDelivered]
                : [.applicationWillContinueActivity, .applicationContinuesActivity, .itemIsDelivered]
        }
    }

    private var willEnterForeground: LifeStep {
        hasScenes ? .sceneWillEnterForeground : .applicationWillEnterForeground
    }
    private var didBecomeActive: LifeStep { hasScenes ? .sceneDidBecomeActive : .applicationDidBecomeActive }
    private var willResignActive: LifeStep { hasScenes ? .sceneWillResignActive : .applicationWillResignActive }
    private var didEnterBackground: LifeStep { hasScenes ? .sceneDidEnterBackground : .applicationDidEnterBackground }
}

/// One call of an app's delegates, and what goes with it.
enum LifeStep: Hashable, Sendable {
    case applicationWillFinishLaunching, applicationDidFinishLaunching
    case applicationWillEnterForeground, applicationDidBecomeActive
    case applicationWillResignActive, applicationDidEnterBackground, applicationWillTerminate
    case applicationPerformsAction, applicationWillContinueActivity, applicationContinuesActivity, applicationOpensURL

    /// The scene gets its configuration and its delegate, which receives the connection options.
    case sceneConnects
    case sceneWillEnterForeground, sceneDidBecomeActive
    case sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect
    case scenePerformsAction, sceneWillContinueActivity, sceneContinuesActivity, sceneOpensURL

    case receivesMemoryWarning
    /// The method that got the item has returned: the system hears that the item is the app's own.
    case itemIsDelivered
}
