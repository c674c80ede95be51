// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A room that bubblewrap builds around a program before it starts it there.
///
/// See bwrap(1). What the room holds is in the arguments; this module adds only
/// what it needs to speak with bubblewrap.
package struct Confinement: Hashable, Sendable {
    /// The absolute path of `bwrap`.
    package var tool: String
    /// Without the options that name descriptors, and without the program.
    package var arguments: [String]
    /// The calls the program may not make, as the kernel takes it: see seccomp(2).
    package var filter: Data
    /// How many processes the program and those it starts may start in all.
    package var processes: Int
    /// How many threads there may be in the room; the kernel does not count those of root.
    package var threads: Int

    package init(tool: String, arguments: [String], filter: Data, processes: Int, threads: Int) {
        self.tool = tool
        self.arguments = arguments
        self.filter = filter
        self.processes = processes
        self.threads = threads
    }
}

extension Confinement {
    /// The whole argument list, for descriptors that begin with a number: filter, status, gate.
    func arguments(firstDescriptor number: Int, executable: String, arguments: [String]) -> [String] {
        let channels = ["--seccomp", "--json-status-fd", "--block-fd"].enumerated()
            .flatMap { [$1, String(number + $0)] }
        return self.arguments + channels + ["--", executable] + arguments
    }
}
