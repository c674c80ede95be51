// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// `Life.app`, a UIKit app that writes down the calls of its delegates, with an intents extension.
struct LifeBundle {
    static let identifier = "org.example.life"

    private let folder: TemporaryFolder
    let url: URL

    /// - Parameter errand: What the app does of its own accord, see its `Errand`.
    init(hasScenes: Bool, errand: String? = nil) throws {
        folder = try TemporaryFolder()
        url = folder.url.appending(path: "Life.app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try LifeAppInfo(identifier: Self.identifier, hasScenes: hasScenes, errand: errand).write(to: url)
        try FileManager.default.copyItem(
            at: PackageRoot.products.appending(path: "FixtureApps"), to: url.appending(path: "LifeApp"))
        try MisbehavingBundle.addExtension(to: url, identifier: "\(Self.identifier).intents")
    }

    /// A state folder where the app is installed, and nothing else.
    static func installed(hasScenes: Bool, errand: String? = nil) async throws -> InstalledApps {
        let apps = try InstalledApps.none()
        let bundle = try LifeBundle(hasScenes: hasScenes, errand: errand)
        for command in ["sign", "install"] {
            let run = try await apps.beckon(command, bundle.url.path)
            guard run.status == 0 else { throw InstalledApps.InstallError(description: run.errors) }
        }
        // The folder goes with its last owner, and that must not be before it was read.
        withExtendedLifetime(bundle) {}
        return apps
    }

    /// The calls of the app's delegates since this was last asked.
    static func takeCalls(in apps: InstalledApps) throws -> [String] {
        let log = apps.state.appending(path: "Containers/Data/\(identifier)/\(identifier)/calls.log")
        guard FileManager.default.fileExists(atPath: log.path) else { return [] }
        let text = try String(contentsOf: log, encoding: .utf8)
        try FileManager.default.removeItem(at: log)
        return text.split(separator: "\n").map(String.init)
    }
}
