// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import Processes

/// Options for starting a system.
package struct SystemOptions: Sendable {
    /// A BCP 47 tag.
    package var language: String
    package var limits: ExtensionLimits
    package var isSandboxed: Bool
    /// Whether it is a daemon's, which many commands use.
    package var isShared: Bool
    /// Where processes get control groups; nil if the system was given none.
    package var groups: ControlGroups?
    /// Carries what apps send over the network and receive from it; nil if that is not to be made slower.
    package var network: NetworkRelay?

    package init(
        language: String, limits: ExtensionLimits = .standard, isSandboxed: Bool = true, isShared: Bool,
        groups: ControlGroups? = nil
    ) {
        self.language = language
        self.limits = limits
        self.isSandboxed = isSandboxed
        self.isShared = isShared
        self.groups = groups
    }
}
