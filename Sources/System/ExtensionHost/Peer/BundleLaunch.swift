// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation

/// What the system needs to know to start the program of a bundle.
package struct BundleLaunch: Hashable, Sendable {
    /// The bundle identifier; requests with the same one share a process.
    package var identifier: String
    package var executable: URL
    /// The whole environment of the process.
    package var environment: [String: String]
    package var workingDirectory: URL
    /// What the process sees and may do, where there is a sandbox.
    package var policy: SandboxPolicy
    /// Who the process is, as its bundle's signature says; without it every call is refused.
    package var identity: BundleIdentity?

    package init(
        identifier: String, executable: URL, environment: [String: String] = [:], workingDirectory: URL,
        policy: SandboxPolicy, identity: BundleIdentity? = nil
    ) {
        self.identifier = identifier
        self.executable = executable
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.policy = policy
        self.identity = identity
    }
}
