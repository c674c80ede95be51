// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One call of an app's delegates, and what goes with it.
enum LifeStep: Hashable, Sendable {
    case applicationWillFinishLaunching, applicationDidFinishLaunching
    case applicationWillEnterForeground, applicationDidBecomeActive
    case applicationWillResignActive, applicationDidEnterBackground, applicationWillTerminate
    case applicationPerformsAction, applicationWillContinueActivity, applicationContinuesActivity, applicationOpensURL

    /// The scene gets its configuration and its delegate, which is told what the scene is for.
    case sceneConnects
    case sceneWillEnterForeground, sceneDidBecomeActive
    case sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect
    case scenePerformsAction, sceneWillContinueActivity, sceneContinuesActivity, sceneOpensURL

    case receivesMemoryWarning
    /// The method that got the item has returned: the system hears that the item is the app's own.
    case itemIsDelivered
}
