// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A program to start and all it is given: nothing is inherited.
package struct ChildLaunch: Hashable, Sendable {
    /// An absolute path; nothing is searched for.
    package var executable: String
    /// Without the program's own name.
    package var arguments: [String]
    /// The whole environment.
    package var environment: [String: String]
    package var directory: String
    /// What it reads from its standard input; nil for nothing.
    package var input: Data?
    package var limits: ResourceLimits
    /// Whether the program gets one end of a connection to us, as descriptor 3.
    package var hasConnection: Bool
    /// The room it is started in; nil for none, with all the rights we have.
    package var confinement: Confinement?
    /// What the kernel shall count of it in a control group of its own; nil leaves it in ours.
    package var group: ControlGroupLimits?
    /// The identifier of the bundle that the program belongs to; a crash of ours over what it says is noted as the
    /// bundle's, see ``CrashNote``. Nil for none.
    package var bundle: String?

    package init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:], directory: String,
        limits: ResourceLimits = ResourceLimits(), hasConnection: Bool = false, confinement: Confinement? = nil,
        group: ControlGroupLimits? = nil, bundle: String? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.limits = limits
        self.hasConnection = hasConnection
        self.confinement = confinement
        self.group = group
        self.bundle = bundle
    }
}
