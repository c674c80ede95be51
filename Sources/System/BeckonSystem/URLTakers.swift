// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Foundation
package import Store

/// Finds the app for a URL by the schemes in its `Info.plist`.
package struct URLTakers: Sendable {
    private let catalog: AppCatalog
    private let installed: [AppRecord]

    /// - Parameter installed: Says when the apps of the catalog were installed.
    package init(catalog: AppCatalog, installed: [AppRecord]) {
        self.catalog = catalog
        self.installed = installed
    }

    /// The app, and the others that take the scheme too: the one installed first is chosen.
    ///
    /// - Throws: ``OpeningError`` if there is none.
    package func app(for url: URL) throws(OpeningError) -> (app: InstalledApp, others: [InstalledApp]) {
        guard let scheme = url.scheme?.lowercased() else { throw .noScheme(url) }
        let dates = Dictionary(installed.map { ($0.identifier, $0.installed) }) { first, _ in first }
        let takers = catalog.apps.filter { $0.info.urlSchemes.contains(scheme) }.sorted { left, right in
            let (first, second) = (dates[left.id.text] ?? .distantFuture, dates[right.id.text] ?? .distantFuture)
            return first == second ? left.id.text < right.id.text : first < second
        }
        guard let first = takers.first else {
            throw .noTaker(scheme: scheme, known: Set(catalog.apps.flatMap(\.info.urlSchemes)).sorted())
        }
        return (first, Array(takers.dropFirst()))
    }
}
