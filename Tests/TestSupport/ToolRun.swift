// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A built tool that was run to its end, and what it printed.
package struct ToolRun: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    /// The JSON objects of the output, one a line.
    ///
    /// - Throws: an error of `JSONSerialization` when a line is none.
    package func objects() throws -> [[String: Any]] {
        try output.split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
    }

    /// Runs a tool of this build with nothing on its standard input but `input`.
    ///
    /// - Throws: an error of Foundation when the tool can't be started.
    package static func run(
        _ executable: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:],
        in directory: URL? = nil
    ) async throws -> ToolRun {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "XDG_STATE_HOME"].contains($0.key) }
            .merging(environment) { $1 }
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        let ended = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ended.continuation.finish() }
        try process.run()
        async let printed = everything(from: output.fileHandleForReading)
        async let complained = everything(from: errors.fileHandleForReading)
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        for await _ in ended.stream {}
        return ToolRun(status: process.terminationStatus, output: await printed, errors: await complained)
    }

    /// Reads on a thread of its own, so that no thread of the pool waits.
    private static func everything(from handle: FileHandle) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: handle.readDataToEndOfFile(), as: UTF8.self))
            }
        }
    }
}
