// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Wire

extension BundleIdentity {
    /// The access groups, each once; new items go to the first.
    var distinctKeychainGroups: [String] {
        var seen: Set<String> = []
        return keychainGroups.filter { seen.insert($0).inserted }
    }

    /// - Throws: `missingEntitlement` unless the group is one of the bundle's.
    func permitted(_ group: String) throws(KeychainError) -> String {
        guard keychainGroups.contains(group) else {
            throw KeychainError(
                .missingEntitlement,
                "\(bundle) is not in the access group ‘\(group.prefix(200))’; "
                    + "add it to keychain-access-groups in the .entitlements file, with the team's prefix")
        }
        return group
    }
}
