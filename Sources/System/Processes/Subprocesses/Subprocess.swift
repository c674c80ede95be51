// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc

/// A program that is run to its end for what it prints, such as a build.
///
/// ```swift
/// let swift = try Subprocess.search("swift", path: environment["PATH"])
/// let build = Subprocess(swift, "build", environment: environment, directory: package)
/// let output = try await build.run { channel, line in show(line) }
/// guard output.termination.isSuccess else { … }
/// ```
package struct Subprocess: Hashable, Sendable {
    /// An absolute path; ``search(_:path:)`` finds one by name.
    package var executable: String
    /// Without the program's own name.
    package var arguments: [String]
    /// The whole environment.
    package var environment: [String: String]
    package var directory: String
    /// What it reads from its standard input; nil for nothing.
    package var input: Data?
    /// Until it is asked to end; nil is forever.
    package var timeout: Duration?
    /// The signal by which it is asked to end.
    package var endSignal = SIGTERM
    /// How long it has to end by itself once asked, before it is killed.
    package var grace = Duration.seconds(2)
    /// The most it may print on both channels together, in bytes.
    package var outputLimit = 64 << 20

    package init(
        _ executable: String, _ arguments: String..., environment: [String: String], directory: String,
        timeout: Duration? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.timeout = timeout
    }
}
