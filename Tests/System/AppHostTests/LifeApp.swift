// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import Sandbox
import Store
import TestSupport
import Wire

/// An installed app that writes down the calls of its delegates, and a host to run it.
final class LifeApp: Sendable {
    /// What tells one build of the app from another.
    struct Kind: Hashable, Sendable {
        var hasScenes: Bool
        /// What `didFinishLaunching` returns.
        var accepts = true
    }

    static let identifier = "com.example.life"

    let host: AppHost
    let store: Store
    private let folder: TemporaryFolder
    private let launch: BundleLaunch
    private var container: URL { folder.url.appending(path: "Container", directoryHint: .isDirectory) }

    init(_ kind: Kind, limits: AppLimits = .standard) async throws {
        folder = try TemporaryFolder()
        let bundle = folder.url.appending(path: "Life.app", directoryHint: .isDirectory)
        let executable = bundle.appending(path: "LifeApp")
        let container = folder.url.appending(path: "Container", directoryHint: .isDirectory)
        for directory in [bundle, container] {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }
        try FileManager.default.linkItem(at: PackageRoot.products.appending(path: "LifeApp"), to: executable)
        try Self.info(kind).write(to: bundle.appending(path: "Info.plist"))
        store = try await Store.open(
            StateFolder(option: folder.url.appending(path: "State").path, environment: [:]))
        try await store.add(Self.record(at: bundle))
        launch = BundleLaunch(
            identifier: Self.identifier, executable: executable,
            environment: ["HOME": container.path, "PATH": "/usr/bin:/bin"], workingDirectory: container,
            policy: SandboxPolicy(readable: [bundle], writable: [container]))
        host = AppHost(
            limits: limits, sandbox: MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil,
            services: NoServices(), store: store)
    }

    @discardableResult
    func open(for item: LaunchItem? = nil) async throws -> OpenedApp {
        try await host.open(launch, for: item)
    }

    /// The calls since this was last asked.
    func calls() throws -> [String] {
        let log = container.appending(path: "calls.log")
        guard FileManager.default.fileExists(atPath: log.path) else { return [] }
        let text = try String(contentsOf: log, encoding: .utf8)
        try FileManager.default.removeItem(at: log)
        return text.split(separator: "\n").map(String.init)
    }

    private static func record(at bundle: URL) -> AppRecord {
        AppRecord(identifier: identifier, name: "Life", path: bundle.path, installed: Date(timeIntervalSince1970: 0))
    }

    private static func info(_ kind: Kind) throws -> Data {
        var info: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleExecutable": "LifeApp", "CFBundleName": "Life",
            "LifeLaunchReturns": kind.accepts,
        ]
        if kind.hasScenes {
            let scene = ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "LifeApp.SceneDelegate"]
            info["UIApplicationSceneManifest"] = [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]
            ]
        }
        return try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    }
}
