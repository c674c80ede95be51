// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that the plugin runs to its end.
struct Tool {
    let executable: URL

    /// Gives what the program prints; what it says on standard error goes to the terminal.
    ///
    /// - Throws: ``BundlingFailure`` where it fails, after it has said why.
    func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BundlingFailure("the apps could not be bundled; see above")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
