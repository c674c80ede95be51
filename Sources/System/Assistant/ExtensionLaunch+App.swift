// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import ExtensionHost
import Foundation
import Sandbox

extension ExtensionLaunch {
    /// How an app's extension is started: at home in the app's container, with
    /// nothing of the person's own environment, in a sandbox that its
    /// entitlements open.
    init(_ part: InstalledExtension, of app: InstalledApp, entitlements: Entitlements, language: String) {
        self.init(
            identifier: part.id.text, executable: part.executable,
            environment: [
                "HOME": app.container.path, "TMPDIR": app.container.path, "PATH": "/usr/bin:/bin",
                "LANG": Self.locale(for: language), "BECKON_LANGUAGE": language,
                // Of a crash, the thread that crashed and nothing else.
                "SWIFT_BACKTRACE": "color=no,images=none,interactive=no,limit=16,registers=none,top=12,threads=crashed",
            ],
            workingDirectory: app.container,
            policy: SandboxPolicy(
                readable: [app.location], writable: [app.container], allowsNetwork: entitlements.allowsNetwork))
    }

    /// A POSIX locale name, such as `zh_CN.UTF-8`.
    private static func locale(for language: String) -> String {
        switch language {
        case _ where language.hasPrefix("zh-Hant"): "zh_TW.UTF-8"
        case _ where language.hasPrefix("zh"): "zh_CN.UTF-8"
        case _ where language.hasPrefix("en"): "en_US.UTF-8"
        default: "\(language.replacing("-", with: "_")).UTF-8"
        }
    }
}
