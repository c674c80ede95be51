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

    /// Nil where no `swiftc` is on the path.
    private static let compiler: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").lazy
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    static var isPossible: Bool { compiler != nil }

    /// The features that a careful app may have switched on.
    private static let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

    /// What the compiler has to say; empty where it accepts the sources without a warning.
    static func complaints(about files: [URL], mode: Mode, features isCareful: Bool = false) async throws -> String {
        guard let compiler else { return "no swiftc on the path" }
        let chosen = isCareful ? features.flatMap { ["-enable-upcoming-feature", $0] } : []
        let run = try await ToolRun.run(
            compiler,
            [
                "-frontend", "-typecheck", "-module-name", "App", "-parse-as-library", "-warnings-as-errors",
                "-swift-version", mode.rawValue, "-I", PackageRoot.products.appendingPathComponent("Modules").path,
            ] + chosen + files.map(\.path))
        return run.status == 0 ? run.errors : "exit \(run.status)\n\(run.errors)"
    }

    /// The complaints about each definition's Swift, asked two at a time.
    static func complaints(
        about definitions: [(name: String, source: String)], mode: Mode, features: Bool = false
    ) async throws -> [String: String] {
        let folder = try TemporaryFolder()
        return try await withThrowingTaskGroup(of: (String, String).self) { group in
            var found: [String: String] = [:]
            for (index, definition) in definitions.enumerated() {
                let file = folder.url.appendingPathComponent("\(index).swift")
                try Data(definition.source.utf8).write(to: file)
                if index > 1, let (name, complaint) = try await group.next(), !complaint.isEmpty {
                    found[name] = complaint
                }
                group.addTask {
                    (definition.name, try await complaints(about: [file], mode: mode, features: features))
                }
            }
            for try await (name, complaint) in group where !complaint.isEmpty {
                found[name] = complaint
            }
            return found
        }
    }
}
