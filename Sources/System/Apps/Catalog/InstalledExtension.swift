// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation

/// An extension inside an installed app.
package struct InstalledExtension: Hashable, Sendable, Identifiable {
    package var info: InfoPlist
    /// The bundle's folder.
    package var location: URL
    package var executable: URL

    package var id: BundleIdentifier { info.identifier }

    /// What the extension may do. Until its signature is read, nothing is withheld that an app of
    /// today may need.
    package var entitlements: Entitlements { Entitlements(allowsNetwork: true) }
}
