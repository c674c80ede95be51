// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The Info.plist of `LifeApp`, one of the FixtureApps, as a developer would write it.
package struct LifeAppInfo: Hashable, Sendable {
    package var identifier: String
    /// Whether the app has a `UIApplicationSceneManifest`.
    package var hasScenes: Bool
    /// What its `didFinishLaunching` returns.
    package var accepts: Bool
    /// What the app does of its own accord, see its `Errand`; nil for nothing.
    package var errand: String?

    package init(identifier: String, hasScenes: Bool, accepts: Bool = true, errand: String? = nil) {
        self.identifier = identifier
        self.hasScenes = hasScenes
        self.accepts = accepts
        self.errand = errand
    }

    /// Writes it into a bundle.
    package func write(to bundle: URL) throws {
        var info: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleExecutable": "LifeApp", "CFBundleName": "Life",
            "CFBundlePackageType": "APPL", "NSUserActivityTypes": ["org.example.life.reading"],
            "LifeLaunchReturns": accepts,
        ]
        info["LifeErrand"] = errand
        if hasScenes {
            let scene = [
                "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "FixtureApps.SceneDelegate",
            ]
            info["UIApplicationSceneManifest"] = [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]
            ]
        }
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: bundle.appending(path: "Info.plist"))
    }
}
