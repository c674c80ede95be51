// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import Wire

/// Carries a request to an extension and its answer back.
package protocol ExtensionTransport: Sendable {
    /// - Throws: `ExtensionFailure` when there is no answer; a refusal is one.
    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer
}

extension ExtensionHost: ExtensionTransport {}
