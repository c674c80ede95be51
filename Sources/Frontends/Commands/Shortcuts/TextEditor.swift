// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences

/// The editor that a person has chosen, in the terminal that a command runs in.
struct TextEditor {
    /// As a shell reads it, such as `code --wait`.
    private let command: String

    /// - Parameter variables: Those of the process: `VISUAL` is taken, else `EDITOR`.
    /// - Throws: `Problem` if neither is set.
    init(_ variables: [String: String]) throws(Problem<Fault>) {
        guard let command = [variables["VISUAL"], variables["EDITOR"]].compactMap({ $0 }).first(where: { !$0.isEmpty })
        else {
            throw Problem(
                "EDITOR is not set", remedy: "set it to your editor, such as nano", fault: .input
            )
        }
        self.command = command
    }

    /// Waits until the person has closed a file.
    ///
    /// - Throws: `Problem` if the editor cannot be started, or reports an error.
    func edit(_ file: URL) async throws(Problem<Fault>) {
        let path = file.path(percentEncoded: false)
        let process = try start(["sh", "-c", "\(command) \"$1\"", "sh", path])
        let status = await withCheckedContinuation { continuation in
            // A thread of its own waits, as the person takes their time.
            Thread.detachNewThread {
                var status: Int32 = 0
                while waitpid(process, &status, 0) == -1, errno == EINTR {}
                continuation.resume(returning: status)
            }
        }
        guard status == 0 else {
            throw Problem("the editor ‘\(command)’ reported an error", remedy: "the text is still in \(path)")
        }
    }

    /// In the foreground of the terminal, unlike Foundation's processes.
    private func start(_ words: [String]) throws(Problem<Fault>) -> pid_t {
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ)
        guard code == 0 else {
            throw Problem(
                "the editor ‘\(command)’ cannot be started: \(String(cString: strerror(code)))",
                remedy: "set EDITOR to a program that is installed")
        }
        return process
    }
}
