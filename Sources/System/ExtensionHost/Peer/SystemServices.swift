// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Wire

/// What the system does for the processes it starts.
package protocol SystemServices: Sendable {
    /// Answers one call. Calls of one process may overlap; how many is bounded by ``PeerLimits/calls``.
    ///
    /// - Parameter identity: Who asks, from the bundle that was started.
    func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer
}
