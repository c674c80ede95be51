// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Swift's own compiler, asked whether sources are right against this build's SDK.
struct SwiftTypeCheck {
    enum Mode: String, CaseIterable {
        case swift5 = "5"
        case swift6 = "6"
    }

    /// Nil if no `swiftc` is on the path.
    private static let compiler: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").lazy
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    static var isPossible: Bool { compiler != nil }

    /// What a newer app may have switched on, the main actor as everything's owner included.
    private static let newerHabits =
        ["-default-isolation", "MainActor"]
        + [
            "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
            "NonisolatedNonsendingByDefault",
        ].flatMap { ["-enable-upcoming-feature", $0] }

    /// What the compiler has to say; empty if it accepts the sources without a warning.
    static func complaints(about files: [URL], mode: Mode, isNewer: Bool = false) async throws -> String {
        guard let compiler else { return "no swiftc on the path" }
        let run = try await ToolRun.run(
            compiler,
            [
                "-frontend", "-typecheck", "-module-name", "App", "-parse-as-library", "-warnings-as-errors",
                "-swift-version", mode.rawValue, "-I", PackageRoot.products.appendingPathComponent("Modules").path,
            ] + PackageRoot.moduleMaps + (isNewer ? newerHabits : []) + files.map(\.path))
        return run.status == 0 ? run.errors : "exit \(run.status)\n\(run.errors)"
    }

    /// The complaints about the Swift of many definitions, asked two at a time.
    ///
    /// Definitions whose types differ in name go to the compiler together, as
    /// those of one app do; loading the SDK costs more than most of them.
    static func complaints(
        about definitions: [(name: String, source: String)], mode: Mode, isNewer: Bool = false
    ) async throws -> [String] {
        let folder = try TemporaryFolder()
        var modules: [(types: Set<Substring>, files: [URL])] = []
        for (index, definition) in definitions.enumerated() {
            let file = folder.url.appendingPathComponent("\(index)-\(definition.name).swift")
            try Data(definition.source.utf8).write(to: file)
            let types = Set(definition.source.matches(of: #/(?:class|enum|protocol) (\w+):/#).map(\.1))
            if let fit = modules.firstIndex(where: { $0.types.isDisjoint(with: types) }) {
                modules[fit].types.formUnion(types)
                modules[fit].files.append(file)
            } else {
                modules.append((types, [file]))
            }
        }
        return try await complaints(aboutModules: modules.map(\.files), mode: mode, isNewer: isNewer)
    }

    private static func complaints(
        aboutModules modules: [[URL]], mode: Mode, isNewer: Bool
    ) async throws -> [String] {
        try await withThrowingTaskGroup(of: String.self) { group in
            var found: [String] = []
            for (index, files) in modules.enumerated() {
                if index > 1, let complaint = try await group.next() { found.append(complaint) }
                group.addTask { try await complaints(about: files, mode: mode, isNewer: isNewer) }
            }
            for try await complaint in group { found.append(complaint) }
            return found.filter { !$0.isEmpty }
        }
    }
}
