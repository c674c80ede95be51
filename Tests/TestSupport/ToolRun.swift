// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
package import Foundation
import Processes

/// A built tool that was run to its end, and what it printed.
package struct ToolRun: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    package init(status: Int32, output: String, errors: String) {
        self.status = status
        self.output = output
        self.errors = errors
    }

    /// The JSON objects of the output, one a line.
    ///
    /// - Throws: an error of `JSONSerialization` if a line is not valid JSON.
    package func objects() throws -> [[String: Any]] {
        try output.split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
    }

    /// Runs a tool of this build with nothing on its standard input but `input`.
    ///
    /// - Throws: an error of `Processes` when the tool can't be started.
    package static func run(
        _ executable: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:],
        in directory: URL? = nil
    ) async throws -> ToolRun {
        let variables = try RunFolder.environment()
            .filter { !["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "XDG_STATE_HOME"].contains($0.key) }
            .merging(environment) { $1 }
        // Not Foundation's `Process`: of many started at once, on several threads, one breaks down now and then.
        var command = Subprocess(
            executable.path, environment: variables,
            directory: directory?.path ?? FileManager.default.currentDirectoryPath,
            // None takes nearly as long. Swift Testing waits for a test that has run out of time.
            timeout: .seconds(600))
        command.arguments = arguments
        command.input = input.isEmpty ? nil : Data(input.utf8)
        let output = try await command.run()
        let status: Int32 =
            switch output.termination.cause {
            case .exit(let status): Int32(status)
            case .signal(let number): Int32(number)
            }
        return ToolRun(status: status, output: output.text, errors: output.errorText)
    }
}
