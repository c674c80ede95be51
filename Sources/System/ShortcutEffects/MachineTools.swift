// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import Shortcuts

/// The programs of a machine that effects are carried out by, each found on the path of whoever runs the shortcut.
package struct MachineTools: Sendable {
    /// What is run in place of another where that is not there, and the Debian package that brings the first.
    struct Choice: Sendable {
        var words: [[String]]
        var package: String
    }

    private let environment: [String: String]

    /// - Parameter environment: The variables of whoever runs the shortcut.
    package init(environment: [String: String]) { self.environment = environment }

    subscript(variable: String) -> String? { environment[variable].flatMap { $0.isEmpty ? nil : $0 } }

    /// The absolute path of a program; nil where it is not there.
    func path(of name: String) -> String? {
        // That it is not there is a normal answer.
        try? Subprocess.search(name, path: environment["PATH"])
    }

    /// Runs the first program that is there, to its end.
    ///
    /// - Throws: Where none is there, naming the package that would help, or where it fails.
    @discardableResult func run(
        _ choices: [[String]], input: Data? = nil, package: String, timeout: Duration = .seconds(30)
    ) async throws(ShortcutFailure) -> Data {
        for words in choices {
            guard let name = words.first, let path = path(of: name) else { continue }
            return try await run(path, Array(words.dropFirst()), input: input, timeout: timeout)
        }
        throw ShortcutFailure(
            "this machine has no program for that", remedy: "install the package \(package)", kind: .missing)
    }

    private func run(
        _ path: String, _ arguments: [String], input: Data?, timeout: Duration
    ) async throws(ShortcutFailure) -> Data {
        var process = Subprocess(path, environment: environment, directory: "/", timeout: timeout)
        process.arguments = arguments
        process.input = input
        let output: SubprocessOutput
        do throws(SubprocessError) {
            output = try await process.run()
        } catch {
            if Task.isCancelled { throw .cancelled }
            throw ShortcutFailure("\(error)", remedy: "try it by hand")
        }
        guard output.termination.isSuccess else {
            let last = output.errorText.split(whereSeparator: \.isNewline).last.map { String($0.prefix(300)) } ?? ""
            throw ShortcutFailure("\((path as NSString).lastPathComponent) failed: \(last)", remedy: "try it by hand")
        }
        return output.standardOutput
    }
}
