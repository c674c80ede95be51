// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import CommandLineInterface
import Foundation
import Processes
import Sentences
import Store

extension ServeCommand {
    /// Runs this same command line in a process of its own, and again whenever that has crashed.
    func supervise(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let log = ServeLog(terminal: terminal, isJSON: try arguments[GlobalOptions.json])
        let supervisor = try Supervisor(
            of: ChildLaunch(
                executable: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
                arguments: CommandLine.arguments.dropFirst() + [Self.isUnsupervised.specification.label],
                environment: surroundings.variables,
                directory: surroundings.workingDirectory.path(percentEncoded: false)))
        let status = try await supervisor.run { cause in
            log.warn("the system \(cause) and restarts; repeat any command that was running")
        }
        return ExitCode(rawValue: Int32(status))
    }

    /// From now on what this process crashes over is written down, for the next to read.
    static func beginNotingCrashes(in folder: StateFolder) throws(Problem<Fault>) {
        try CrashNote.begin(in: folder.crashes)
    }

    /// Says which apps are missing because the system crashed over them.
    static func tellOfSetAside(among apps: InstalledApps, _ log: ServeLog) async throws {
        for problem in try await apps.catalog().problems where problem.code == .setAside { log.warn("\(problem)") }
    }
}
