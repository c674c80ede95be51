// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import ExtensionHost
import Foundation
import Sandbox

extension ExtensionLaunch {
    /// How an app's extension is started: at home in its container, with nothing of the person's own
    /// environment, in a sandbox that its entitlements open.
    init(_ part: InstalledExtension, of app: InstalledApp, language: String) {
        self.init(
            identifier: part.id.text, executable: part.executable,
            environment: Self.places(of: part).merging([
                "PATH": "/usr/bin:/bin",
                "LANG": Self.locale(for: language), "BECKON_LANGUAGE": language,
                // Of a crash, the thread that crashed and nothing else.
                "SWIFT_BACKTRACE": "color=no,images=none,interactive=no,limit=16,registers=none,top=12,threads=crashed",
            ]) { $1 },
            workingDirectory: part.container,
            policy: SandboxPolicy(
                readable: [app.location], writable: [part.container] + part.groupContainers.values,
                allowsNetwork: part.identity.entitlements.allowsNetwork),
            identity: part.identity)
    }

    /// Where Foundation finds the folders of the container and of the groups: with these, standard
    /// defaults and what `FileManager` calls caches and support lie where they do on iOS.
    private static func places(of part: InstalledExtension) -> [String: String] {
        func path(_ name: String) -> String { part.container.appending(path: name).path }
        var places = [
            "HOME": part.container.path, "TMPDIR": path("tmp"), "XDG_CONFIG_HOME": path("Library/Preferences"),
            "XDG_CACHE_HOME": path("Library/Caches"), "XDG_DATA_HOME": path("Library/Application Support"),
        ]
        places["BECKON_APPLICATION_GROUPS"] = groups(part.groupContainers)
        return places
    }

    /// A JSON object of paths by group, for the process to find them; nil without any.
    private static func groups(_ containers: [ApplicationGroup: URL]) -> String? {
        guard !containers.isEmpty else { return nil }
        let paths = Dictionary(uniqueKeysWithValues: containers.map { ($0.key.text, $0.value.path) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A dictionary of strings can always be encoded, and a process without it has no groups.
        guard let data = try? encoder.encode(paths) else { return nil }
        return String(decoding: data, as: UTF8.self)
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
