// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle

/// A bundle whose signature holds, and what it says.
package struct VerifiedBundle: Hashable, Sendable {
    package let manifest: BundleManifest
    package let identity: BundleIdentity
    /// The bundles inside, by the places of their folders.
    package let nested: [BundlePath: VerifiedBundle]
}
