// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes

/// The programs that understand sentences side by side: this one, and hassil where Python has it.
struct UnderstandingPeers: Sendable {
    /// hassil's version; nil if it is not installed.
    let hassil: String?
    /// Where it is available.
    static let advice = "hassil is missing: pip install hassil==3.12.1, and BECKON_PYTHON for another python3"

    /// Nil if there is none.
    private let python: String?

    init() async throws {
        let environment = ProcessInfo.processInfo.environment
        // Without Python there is no hassil, which is told.
        python = environment["BECKON_PYTHON"] ?? (try? Subprocess.search("python3", path: environment["PATH"]))
        hassil = try await Self.version(python)
        if hassil == nil { FileHandle.standardError.write(Data("benchmarks: \(Self.advice)\n".utf8)) }
    }

    private static func version(_ python: String?) async throws -> String? {
        guard let python else { return nil }
        let check = Subprocess(
            python, "-c", "import importlib.metadata; print(importlib.metadata.version('hassil'))", environment: [:],
            directory: FileManager.default.temporaryDirectory.path)
        let output = try await check.run()
        return output.termination.isSuccess ? output.text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }

    /// Beckon understands the sentences of a job.
    func beckon(_ job: UnderstandingJob) async throws -> UnderstandingResult {
        try await run(
            Subprocess(
                Peer.executable.path, environment: Peer.understanding.environment,
                directory: FileManager.default.temporaryDirectory.path), job)
    }

    /// hassil does; nil if it is not installed.
    func hassil(_ job: UnderstandingJob) async throws -> UnderstandingResult? {
        guard let python, hassil != nil else { return nil }
        let script = URL(filePath: FileManager.default.currentDirectoryPath)
            .appending(path: "Benchmarks/Peers/hassil-peer.py").path(percentEncoded: false)
        return try await run(
            Subprocess(
                python, script, environment: [:], directory: FileManager.default.temporaryDirectory.path), job)
    }

    private func run(_ peer: Subprocess, _ job: UnderstandingJob) async throws -> UnderstandingResult {
        var peer = peer
        peer.input = try JSONEncoder().encode(job)
        let output = try await peer.run()
        guard output.termination.isSuccess else {
            throw BenchmarkError("\(peer.executable) does not understand: \(output.errorText.suffix(500))")
        }
        return try JSONDecoder().decode(UnderstandingResult.self, from: output.standardOutput)
    }
}
