// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a team says about one bundle when it signs: who it is, what it may do,
/// and every file in it.
///
/// It lies in the bundle as `_CodeSignature/Manifest.json`, in the form of
/// ``CanonicalJSON``, with the signature over its bytes beside it. A nested
/// bundle has a manifest of its own, and the outer one seals that.
package struct BundleManifest: Hashable, Sendable {
    /// The place of the manifest and of its signature in the bundle.
    package enum Place {
        package static let folder = "_CodeSignature"
        package static let manifest = "_CodeSignature/Manifest.json"
        package static let signature = "_CodeSignature/Signature"
    }

    /// A file's content, and whether it may be run.
    package struct File: Hashable, Sendable {
        package var hash: ContentHash
        package var isExecutable: Bool

        package init(hash: ContentHash, isExecutable: Bool) {
            self.hash = hash
            self.isExecutable = isExecutable
        }
    }

    /// The only version there is.
    package static let version = 1
    /// The largest manifest that is read, in bytes.
    package static let sizeLimit = 32 << 20
    /// The most files, links and nested bundles that one lists.
    package static let entryLimit = 100_000

    package var identifier: BundleIdentifier
    package var team: Team
    package var architecture: BundleArchitecture
    /// The whole property list, its variables expanded; keys that Beckon does not know are kept.
    package var entitlements: PropertyTree
    package var files: [BundlePath: File]
    /// Destinations by the places of the links.
    package var links: [BundlePath: LinkDestination]
    /// The hashes of the manifests of nested bundles, by the places of their folders.
    package var nested: [BundlePath: ContentHash]

    package init(
        identifier: BundleIdentifier, team: Team, architecture: BundleArchitecture,
        entitlements: PropertyTree = .dictionary([:]), files: [BundlePath: File] = [:],
        links: [BundlePath: LinkDestination] = [:], nested: [BundlePath: ContentHash] = [:]
    ) {
        self.identifier = identifier
        self.team = team
        self.architecture = architecture
        self.entitlements = entitlements
        self.files = files
        self.links = links
        self.nested = nested
    }
}

/// The public data of a team that signs bundles.
package struct Team: Hashable, Sendable {
    package let identifier: TeamIdentifier
    /// What the team calls itself; unverified.
    package let name: String
    package let key: TeamPublicKey

    package init(identifier: TeamIdentifier, name: String, key: TeamPublicKey) {
        self.identifier = identifier
        self.name = name
        self.key = key
    }

    /// Whether a text can be a team's name: 1 to 100 characters, none of them for control.
    package static func isName(_ text: String) -> Bool {
        (1...100).contains(text.count) && text.utf8.count <= 400 && text.first != " "
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
