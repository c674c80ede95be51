// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A state folder with apps in it, for one test.
///
/// The example apps are built and installed once for the whole run; every test
/// works on a copy of its own.
struct InstalledApps {
    /// What `beckon install` said to a new person's first try.
    struct InstallError: Error, CustomStringConvertible {
        var description: String
    }

    static let beckon = PackageRoot.programs.appendingPathComponent("beckon")
    private static let examples = Task { try await installExamples() }

    /// Holds the folder while the test runs.
    private let folder: TemporaryFolder
    var state: URL { folder.url.appendingPathComponent("beckon") }

    /// A state folder with the examples, whose big programs are there once for all tests: a bundle is never changed
    /// where it is installed.
    static func examples() async throws -> InstalledApps {
        let examples = try await examples.value
        let copy = InstalledApps(folder: try TemporaryFolder())
        try FileManager.default.createDirectory(at: copy.state, withIntermediateDirectories: false)
        for name in try FileManager.default.contentsOfDirectory(atPath: examples.state.path) {
            let (from, to) = (examples.state.appending(path: name), copy.state.appending(path: name))
            if name == "Apps" {
                try FileManager.default.linkItem(at: from, to: to)
            } else {
                try FileManager.default.copyItem(at: from, to: to)
            }
        }
        return copy
    }

    /// The same apps, with all they have kept, in a folder of their own.
    func copy(in folder: TemporaryFolder? = nil) throws -> InstalledApps {
        let copy = InstalledApps(folder: try folder ?? TemporaryFolder())
        try FileManager.default.copyItem(at: state, to: copy.state)
        return copy
    }

    /// A state folder with nothing in it.
    static func none() throws -> InstalledApps {
        InstalledApps(folder: try TemporaryFolder())
    }

    /// Runs `beckon` on this state folder, in a sandbox where the machine lets us make one.
    func beckon(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) async throws -> ToolRun {
        try await beckon(arguments, input: input, environment: environment)
    }

    func beckon(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) async throws -> ToolRun {
        let isClosedIn = MachineSandbox.isAvailable || arguments.contains("--no-sandbox")
        return try await ToolRun.run(
            Self.beckon, arguments + (isClosedIn ? [] : ["--no-sandbox"]) + ["--state", state.path], input: input,
            environment: environment,
            in: PackageRoot.url)
    }

    /// Points the installed DailyPunch at another address of its service.
    func useDailyPunchService(at address: String) async throws {
        try await set(
            "DailyPunchServiceURL", to: address, in: ["", "PlugIns/DailyPunchIntents.appex"], of: "DailyPunch")
    }

    /// Has the installed SearchQuestion wait for so many seconds before it says that it still searches.
    func useSearchQuestionPatience(_ seconds: Int) async throws {
        try await set(
            "SearchQuestionPatience", to: seconds, in: ["PlugIns/SearchQuestionIntents.appex"], of: "SearchQuestion")
    }

    /// Changes what bundles of an app say of themselves; then it is signed and installed again.
    private func set(_ key: String, to value: Any, in bundles: [String], of name: String) async throws {
        let bundle = folder.url.appendingPathComponent("\(name).app")
        try FileManager.default.copyItem(
            at: state.appendingPathComponent("Apps/com.example.\(name.lowercased()).app"), to: bundle)
        for path in bundles {
            let file = bundle.appending(path: path).appendingPathComponent("Info.plist")
            let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            guard var plist = content as? [String: Any] else { throw InstallError(description: "\(file) is no list") }
            plist[key] = value
            try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0).write(to: file)
        }
        for command in ["sign", "install"] {
            let run = try await beckon(command, bundle.path)
            guard run.status == 0 else { throw InstallError(description: "beckon \(command): \(run.errors)") }
        }
    }

    private static func installExamples() async throws -> InstalledApps {
        let apps = InstalledApps(folder: try TemporaryFolder())
        let run = try await apps.beckon("install", "Examples")
        guard run.status == 0 else {
            throw InstallError(description: "beckon install Examples: \(run.errors)")
        }
        return apps
    }
}
