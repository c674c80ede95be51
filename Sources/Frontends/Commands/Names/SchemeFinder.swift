// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Foundation
import Store

/// Finds the app that a URL opens, by the schemes in its `Info.plist`.
struct SchemeFinder {
    let catalog: AppCatalog
    /// When the apps were installed.
    let installed: [AppRecord]

    /// The app, and how many others take the scheme too: the one installed first is chosen.
    ///
    /// - Throws: `UsageError` that names the scheme, and the nearest one there is.
    func app(for url: URL) throws(UsageError) -> (app: InstalledApp, others: [InstalledApp]) {
        guard let scheme = url.scheme?.lowercased() else {
            throw UsageError("'\(url)' has no scheme", mend: "write one in front, such as pizzeria://menu")
        }
        let dates = Dictionary(installed.map { ($0.identifier, $0.installed) }) { first, _ in first }
        let takers = catalog.apps.filter { $0.info.urlSchemes.contains(scheme) }.sorted { left, right in
            let (first, second) = (dates[left.id.text] ?? .distantFuture, dates[right.id.text] ?? .distantFuture)
            return first == second ? left.id.text < right.id.text : first < second
        }
        if let first = takers.first { return (first, Array(takers.dropFirst())) }
        let known = Set(catalog.apps.flatMap(\.info.urlSchemes)).sorted()
        let mend =
            NearestName.to(scheme, among: known).map { "did you mean '\($0):'?" }
            ?? (known.isEmpty
                ? "install an app with CFBundleURLTypes in its Info.plist"
                : "use " + known.map { "'\($0):'" }.joined(separator: ", "))
        throw UsageError("no installed app opens '\(scheme):' URLs", mend: mend)
    }
}
