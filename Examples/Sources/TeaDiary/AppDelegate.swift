// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import UIKit

/// Has the intents find the diary, and the system know its teas.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AppDependencyManager.shared.add(dependency: TeaJournal.shared)
        TeaShortcuts.updateAppShortcutParameters()
        return true
    }
}
