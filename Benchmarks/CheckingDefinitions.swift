// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes

/// `intentc check` over a folder of definitions, as a process of its own.
///
/// The folder is the one with real files beside the project, where there is
/// one, else the project's own `Reference`.
struct CheckingDefinitions: Benchmark {
    let name = "Definitions: intentc check over a folder"
    private let count = 10

    func run() async throws -> [Measurement] {
        let intentc = Peer.executable.deletingLastPathComponent().appending(path: "intentc")
        let folder = try Self.folder()
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .count { $0.hasSuffix(".intentdefinition") }
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<count {
            let command = Subprocess(
                intentc.path, "check", folder.path, environment: [:],
                directory: FileManager.default.temporaryDirectory.path)
            let start = clock.now
            _ = try await command.run()
            times.append(clock.now - start)
        }
        let whole = Measurement("\(files) files of \(folder.lastPathComponent)", of: times)
        let perFile = whole.value / Double(max(files, 1))
        return [whole, Measurement("180 files, by proportion", perFile * 180, .microseconds, goal: 1_000_000)]
    }

    private static func folder() throws -> URL {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let real = here.appending(path: "../shared/corpus/intentdefinition").standardizedFileURL
        let own = here.appending(path: "Reference")
        for folder in [real, own] where FileManager.default.fileExists(atPath: folder.path) { return folder }
        throw BenchmarkError("there is no folder Reference here; run this in the project's folder")
    }
}
