// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle

/// Everything installed, as read at one moment.
package struct AppCatalog: Hashable, Sendable {
    /// By identifier.
    package var apps: [InstalledApp]
    /// Bundles that could not be read any more; the other apps are not concerned.
    package var problems: [InstallError]

    package init(apps: [InstalledApp], problems: [InstallError] = []) {
        self.apps = apps
        self.problems = problems
    }

    package subscript(identifier: BundleIdentifier) -> InstalledApp? {
        apps.first { $0.id == identifier }
    }
}
