// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle

/// Everything installed, as read at one moment.
///
/// Copies share what they hold, and are the same catalog to ``===(_:_:)``.
package struct AppCatalog: Sendable {
    private final class Contents: Sendable {
        let apps: [InstalledApp]
        let problems: [InstallError]
        let places: [BundleIdentifier: Int]

        init(_ apps: [InstalledApp], _ problems: [InstallError]) {
            self.apps = apps
            self.problems = problems
            places = Dictionary(apps.enumerated().map { ($1.id, $0) }) { first, _ in first }
        }
    }

    private let contents: Contents

    package init(apps: [InstalledApp], problems: [InstallError] = []) { contents = Contents(apps, problems) }

    /// By identifier.
    package var apps: [InstalledApp] { contents.apps }

    /// Bundles that could not be read any more; the other apps are not concerned.
    package var problems: [InstallError] { contents.problems }

    package subscript(identifier: BundleIdentifier) -> InstalledApp? {
        contents.places[identifier].map { contents.apps[$0] }
    }

    /// Whether both are copies of one catalog, so that what was made of one is right for the other.
    package static func === (one: AppCatalog, other: AppCatalog) -> Bool { one.contents === other.contents }
}
