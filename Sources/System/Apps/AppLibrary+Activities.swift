// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Foundation

extension AppLibrary {
    /// The activities that an installed app says it can be opened with, `NSUserActivityTypes` of its Info.plist; none
    /// where it is not installed.
    ///
    /// - Throws: `StoreError` where the store cannot be read, `InstallError` or `InfoPlistError` where the list cannot.
    package func userActivityTypes(of app: BundleIdentifier) async throws -> [String] {
        guard let bundle = try await location(of: app.text) else { return [] }
        let list = bundle.appending(path: "Info.plist")
        return try InfoPlist(reading: Disk.read(list, limit: PropertyTree.sizeLimit)).userActivityTypes
    }
}
