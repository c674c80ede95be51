// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Who a process is, as the verified signature of its bundle says.
///
/// The system knows it from the bundle it started, never from what the process says.
package struct BundleIdentity: Hashable, Codable, Sendable {
    package var bundle: BundleIdentifier
    /// The app that the bundle is, or is nested in.
    package var app: BundleIdentifier
    package var team: TeamIdentifier
    package var entitlements: Entitlements

    package init(bundle: BundleIdentifier, app: BundleIdentifier, team: TeamIdentifier, entitlements: Entitlements) {
        self.bundle = bundle
        self.app = app
        self.team = team
        self.entitlements = entitlements
    }

    /// The keychain access groups in Apple's order: those of `keychain-access-groups`, the
    /// application identifier, then the application groups. New items go to the first.
    package var keychainGroups: [String] {
        entitlements.keychainAccessGroups + [team.prefix + bundle.text] + entitlements.applicationGroups
    }
}
