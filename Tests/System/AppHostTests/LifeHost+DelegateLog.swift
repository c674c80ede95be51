// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import ExtensionHost
import Foundation
import TestSupport

/// An app built with UIKit that writes down the calls of its delegates.
struct DelegateLogApp: Hashable, Sendable {
    var hasScenes: Bool
    /// What its `didFinishLaunching` returns.
    var accepts = true
}

extension LifeHost {
    /// Puts the app's bundle together and says how to start it.
    func launch(_ app: DelegateLogApp) throws -> BundleLaunch {
        let bundle = folder.url.appending(path: "Life.app", directoryHint: .isDirectory)
        let executable = bundle.appending(path: "LifeApp")
        if !FileManager.default.fileExists(atPath: executable.path) {
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            try FileManager.default.linkItem(at: PackageRoot.products.appending(path: "FixtureApps"), to: executable)
            try LifeAppInfo(identifier: "com.example.life", hasScenes: app.hasScenes, accepts: app.accepts)
                .write(to: bundle)
        }
        var launch = try launch()
        launch.executable = executable
        launch.environment = ["HOME": container().path, "PATH": "/usr/bin:/bin"]
        launch.policy = SandboxPolicy(readable: [bundle], writable: [container()])
        return launch
    }

    /// The calls of the app's delegates since this was last asked.
    func takeCalls() throws -> [String] {
        let log = container().appending(path: "calls.log")
        guard FileManager.default.fileExists(atPath: log.path) else { return [] }
        let text = try String(contentsOf: log, encoding: .utf8)
        try FileManager.default.removeItem(at: log)
        return text.split(separator: "\n").map(String.init)
    }
}
