// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// What a bundle may do beyond its own container, as its signature says.
///
/// The keys and their meaning are Apple's; see *Entitlements* in Apple's
/// documentation. Keys that Beckon does not use are kept by the signature and
/// open nothing.
package struct Entitlements: Hashable, Codable, Sendable {
    /// The names of the keys that Beckon knows.
    package enum Key {
        package static let applicationIdentifier = "application-identifier"
        package static let teamIdentifier = "com.apple.developer.team-identifier"
        package static let keychainAccessGroups = "keychain-access-groups"
        package static let applicationGroups = "com.apple.security.application-groups"
        package static let networkClient = "com.apple.security.network.client"
        package static let networkServer = "com.apple.security.network.server"
    }

    /// Names of groups that begin with the team's prefix, most preferred first.
    package var keychainAccessGroups: [String]
    /// Names that begin with `group.`.
    package var applicationGroups: [String]
    /// Whether the process reaches the network.
    package var allowsNetwork: Bool

    package init(
        keychainAccessGroups: [String] = [], applicationGroups: [String] = [], allowsNetwork: Bool = false
    ) {
        self.keychainAccessGroups = keychainAccessGroups
        self.applicationGroups = applicationGroups
        self.allowsNetwork = allowsNetwork
    }
}

extension Entitlements {
    /// Reads an `.entitlements` file whose build variables have been expanded.
    ///
    /// - Throws: ``InfoPlistError`` naming the key whose value is of another type.
    package init(_ tree: PropertyTree) throws(InfoPlistError) {
        guard case .dictionary(let values) = tree else {
            throw InfoPlistError(
                reason: "the property list is of type \(tree.typeName)", remedy: "make the outermost value a dictionary"
            )
        }
        let table = PropertyTable(path: "", values: values)
        self.init(
            keychainAccessGroups: try table.strings(Key.keychainAccessGroups),
            applicationGroups: try table.strings(Key.applicationGroups))
        let client = try table.boolean(Key.networkClient)
        let server = try table.boolean(Key.networkServer)
        allowsNetwork = client || server
    }
}
