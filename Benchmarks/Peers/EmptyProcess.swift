// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A process that is started by posix_spawn(3), with nothing around it.
enum EmptyProcess {
    /// Starts a program and waits for its end.
    ///
    /// - Parameter expected: The one exit status that is as it should be.
    static func run(
        _ path: String, arguments: [String] = [], as peer: Peer? = nil, endingWith expected: Int32 = 0
    ) throws {
        var status: Int32 = 0
        let process = try spawn(path, arguments: arguments, as: peer, connection: nil)
        // An exit status stands in the second byte, see wait(2).
        guard waitpid(process, &status, 0) == process, status == expected << 8 else {
            throw BenchmarkError("\(path) did not end well")
        }
    }

    static func spawn(_ path: String, arguments: [String] = [], as peer: Peer?, connection: Int32?) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let connection { posix_spawn_file_actions_adddup2(&actions, connection, 3) }
        // What a program complains of that has nothing to do would stand between the figures.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] =
            (peer?.environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, path, &actions, nil, &arguments, &environment)
        guard error == 0 else { throw BenchmarkError("\(path) could not be started: error \(error)") }
        return process
    }
}
