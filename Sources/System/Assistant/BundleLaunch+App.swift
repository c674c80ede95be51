// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import ExtensionHost
import Foundation
import Signing

extension BundleLaunch {
    /// How an app's extension is started.
    package init(_ part: InstalledExtension, of app: InstalledApp, language: String) {
        self.init(
            part.identity, executable: part.executable, bundle: app.location, container: part.container,
            groupContainers: part.groupContainers, language: language)
    }

    /// How anyone who handles an intent is started: an extension, or the app itself; nil if the app has no such
    /// part.
    init?(handling candidate: Candidate, language: String) {
        let (app, handler) = (candidate.app, candidate.intent.handler)
        if let part = app.extensions.first(where: { $0.id == handler }) {
            self.init(part, of: app, language: language)
        } else if handler == app.id {
            self.init(app, language: language)
        } else {
            return nil
        }
    }

    /// How an app's own program is started.
    package init(_ app: InstalledApp, language: String) {
        self.init(
            app.identity, executable: app.executable, bundle: app.location, container: app.container,
            groupContainers: app.groupContainers, language: language)
    }

    /// At home in its container, with nothing of the person's own environment, in a sandbox that its
    /// entitlements open.
    private init(
        _ identity: BundleIdentity, executable: URL, bundle: URL, container: URL,
        groupContainers: [ApplicationGroup: URL], language: String
    ) {
        var environment = Self.places(in: container)
        environment["BECKON_APPLICATION_GROUPS"] = Self.groups(groupContainers)
        environment["PATH"] = "/usr/bin:/bin"
        environment["LANG"] = Self.locale(for: language)
        environment["BECKON_LANGUAGE"] = language
        // Of a crash, the thread that crashed and nothing else.
        environment["SWIFT_BACKTRACE"] =
            "color=no,images=none,interactive=no,limit=16,registers=none,top=12,threads=crashed"
        let sdk = PrebuiltSDK.current.libraries
        environment["LD_LIBRARY_PATH"] = [sdk?.path(percentEncoded: false), SwiftRuntime.libraries]
            .compactMap(\.self).joined(separator: ":")
        self.init(
            identifier: identity.bundle.text, executable: executable, environment: environment,
            workingDirectory: container,
            policy: SandboxPolicy(
                readable: [bundle] + [sdk].compactMap(\.self), writable: [container] + groupContainers.values,
                allowsNetwork: identity.entitlements.allowsNetwork),
            identity: identity)
    }

    /// Where Foundation finds the folders of the container: with these, standard defaults and what
    /// `FileManager` calls caches and support lie where they do on iOS.
    private static func places(in container: URL) -> [String: String] {
        func path(_ name: String) -> String { container.appending(path: name).path }
        return [
            "HOME": container.path, "TMPDIR": path("tmp"), "XDG_CONFIG_HOME": path("Library/Preferences"),
            "XDG_CACHE_HOME": path("Library/Caches"), "XDG_DATA_HOME": path("Library/Application Support"),
        ]
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
        // With the script and the region that most who write it have: zh-Hans-CN for zh-Hans.
        let likely = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
        let parts = [likely.languageCode?.identifier, likely.region?.identifier].compactMap(\.self)
        return parts.joined(separator: "_") + ".UTF-8"
    }
}
