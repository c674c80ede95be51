// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import Foundation
import TestSupport

/// What Swift's own compiler says of sources that use this build's SDK.
enum ConstantsOfSource {
    /// Nil if no `swiftc` is on the path.
    static let compiler: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").lazy
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    static var isPossible: Bool { compiler != nil }

    private static let protocols = #"["AppEntity","AppEnum","AppIntent","AppShortcutsProvider","EntityQuery"]"#

    struct Failure: Error, CustomStringConvertible { var description: String }

    /// The types of each file, which are files of one module.
    ///
    /// - Parameter sources: By the file's name.
    static func types(in sources: [String: String]) async throws -> [String: [ConstantType]] {
        guard let compiler else { return [:] }
        let folder = try TemporaryFolder()
        let list = folder.url.appendingPathComponent("protocols.json")
        try Data(protocols.utf8).write(to: list)
        var arguments = [
            "-frontend", "-typecheck", "-module-name", "App", "-parse-as-library", "-suppress-warnings",
            "-swift-version", "6", "-I", PackageRoot.products.appendingPathComponent("Modules").path,
            "-const-gather-protocols-file", list.path,
        ]
        arguments += PackageRoot.moduleMaps
        let names = sources.keys.sorted()
        for name in names {
            let file = folder.url.appendingPathComponent(name)
            try Data((sources[name] ?? "").utf8).write(to: file)
            arguments += ["-primary-file", name, "-emit-const-values-path", "\(name).constants"]
        }
        let run = try await ToolRun.run(compiler, arguments, in: folder.url)
        guard run.status == 0 else { throw Failure(description: run.errors) }
        return try names.reduce(into: [:]) { types, name in
            let data = try Data(contentsOf: folder.url.appendingPathComponent("\(name).constants"))
            types[name] = try ConstantValuesReader.read(data)
        }
    }
}
