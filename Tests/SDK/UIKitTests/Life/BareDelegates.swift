// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate without any of the optional methods.
final class BareAppDelegate: NSObject, UIApplicationDelegate {}

/// A scene's delegate without any of the optional methods.
final class BareSceneDelegate: NSObject, UIWindowSceneDelegate {}

/// A delegate that returns instead of calling a handler.
final class AsyncAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await Task.yield()
        CallLog.shared.note("async \(shortcutItem.type)")
        return CallLog.shared.actionSucceeds ?? true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { CallLog.shared.note("active") }
}

/// A delegate with the launch method and the URL method of long ago; what it has asks what it has not.
final class AgedAppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) { CallLog.shared.note("launched") }

    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
        CallLog.shared.note("open \(url.scheme ?? "") for \(sourceApplication ?? "-")")
        return self.application(application, open: url, options: [:])
            || self.application(application, handleOpen: url)
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        CallLog.shared.note("handle")
        return true
    }
}
