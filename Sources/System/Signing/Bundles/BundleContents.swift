// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// Everything there is in a bundle's folder, each file with its hash.
///
/// The folder is walked by descriptors, and no link is ever followed: what is
/// read lies inside, whatever other processes do to the folder meanwhile.
struct BundleContents {
    /// What may be in one app, nested bundles included.
    enum Limit {
        static let entries = BundleManifest.entryLimit
        static let depth = 32
        static let bytes = 8 << 30
    }

    /// What one walk has met, over all nested bundles.
    struct Tally {
        var entries = 0
        var bytes = 0
    }

    /// A bundle inside the bundle.
    struct Nested {
        var path: BundlePath
        var contents: BundleContents
    }

    /// The folder's name.
    let name: String
    var files: [BundlePath: BundleManifest.File] = [:]
    var links: [BundlePath: LinkDestination] = [:]
    var nested: [Nested] = []
    /// Entries that no bundle may have.
    var problems: [BundleProblem] = []
    /// The manifest's bytes; nil if there is none.
    var manifest: [UInt8]?
    var signature: [UInt8]?
    /// The bytes of `Info.plist`.
    var info: [UInt8]?

    init(name: String) { self.name = name }

    /// Every place that holds a file or link.
    var places: Set<BundlePath> { Set(files.keys).union(links.keys) }
}
