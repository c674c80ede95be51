// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which state of its apps a store is in: another one after every change to them, whichever process made it.
package struct AppsVersion: Hashable, Sendable {
    /// Changes of apps by this process.
    var changes: Int
    /// SQLite's `data_version`, another one after every change of anything by another process.
    var others: Int
}

extension Store {
    /// The state that the installed apps are in; costs next to nothing.
    package func appsVersion() throws(StoreError) -> AppsVersion {
        AppsVersion(changes: appChanges, others: try database.number("PRAGMA data_version") ?? 0)
    }
}
