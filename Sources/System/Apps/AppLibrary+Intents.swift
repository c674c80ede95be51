// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Foundation
import Store

extension AppLibrary {
    /// The intents of an app as they were read from one of its bundles.
    struct KnownIntents {
        var record: AppRecord
        /// The number that the disk gives the bundle's folder; another bundle in its place has another.
        var folder: Int?
        var intents: [OfferedIntent]
    }

    /// The intents that an installed app's extensions handle; none where it is not installed.
    ///
    /// For callers that ask often: an app is read again only when another bundle has taken its place.
    ///
    /// - Throws: ``InstallError`` where the app cannot be read, `StoreError`.
    package func intents(of app: BundleIdentifier) async throws -> [OfferedIntent] {
        guard let record = try await store.app(app.text) else {
            knownIntents[app.text] = nil
            return []
        }
        let folder = Disk.number(of: bundle(of: record))
        if let known = knownIntents[app.text], known.record == record, known.folder == folder { return known.intents }
        let intents = try listed(record, reader(for: .listing)).intents
        knownIntents[app.text] = KnownIntents(record: record, folder: folder, intents: intents)
        return intents
    }
}

extension Disk {
    /// By which the disk knows a file; nil where it is not there.
    fileprivate static func number(of file: URL) -> Int? {
        var status = stat()
        return stat(file.path, &status) == 0 ? Int(bitPattern: UInt(status.st_ino)) : nil
    }
}
