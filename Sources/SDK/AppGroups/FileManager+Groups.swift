// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
    /// The folder that all apps and extensions of the group share.
    ///
    /// Nil if the bundle's entitlements do not name the group, as on iOS.
    /// `Library/Caches` and `Library/Preferences` are there already; what else
    /// lies in the folder is up to the apps. See
    /// *containerURL(forSecurityApplicationGroupIdentifier:)* in Apple's
    /// documentation.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        GroupFolders.current[groupIdentifier]
    }
}
