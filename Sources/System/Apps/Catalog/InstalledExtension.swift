// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation

/// An extension inside an installed app.
package struct InstalledExtension: Hashable, Codable, Sendable, Identifiable {
    package var info: InfoPlist
    /// Who the extension's process is, as its signature says.
    package var identity: BundleIdentity
    /// The bundle's folder.
    package var location: URL
    package var executable: URL
    /// The folder that belongs to the extension: home and working directory of its processes.
    package var container: URL
    /// The folders of the groups that the extension belongs to.
    package var groupContainers: [ApplicationGroup: URL] = [:]

    package var id: BundleIdentifier { info.identifier }
}
