// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Store

/// What tells an installed bundle from another in its place, and from itself once somebody has written to what says what
/// it is.
struct BundleStamp: Hashable, Codable, Sendable {
    /// Of the folders, property lists and manifests of the app and its extensions; nil where one is not there.
    private let stamps: [FileStamp?]

    init(of record: AppRecord, in folder: StateFolder) {
        let app = folder.bundle(of: record)
        let bundles = [app] + record.extensions.map { app.appending(path: $0.path, directoryHint: .isDirectory) }
        stamps = bundles.flatMap { bundle in
            [bundle, bundle.appending(path: "Info.plist"), bundle.appending(path: BundleManifest.Place.manifest)]
                .map(FileStamp.init)
        }
    }
}
