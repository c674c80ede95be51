// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Sentences

/// Finds extensions that cannot reach the keychain items of their app.
struct KeychainGroupsDiffer: Rule {
    let about = RuleDescription(
        "keychain-groups-differ", .warning, "an extension and its app share no keychain group",
        explanation: "Only members of a keychain item's access group can see it. If the groups of the app and the "
            + "extension differ, the extension cannot see what the app stores, such as a session.",
        remedy: "List the same group in keychain-access-groups of both.")

    private static let calls: Set = ["SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete"]

    func findings(in project: CheckedProject) -> [Finding] {
        let groups = EntitledGroups(Entitlements.Key.keychainAccessGroups)
        return project.families.flatMap { family -> [Finding] in
            let lonely = groups.lonely(in: family).map { part, group, place in
                finding(
                    at: place, "\(part.name) has the keychain group \(group), which no other part of the app has",
                    remedy: "use the group of \(family.app.name)")
            }
            return lonely + without(groups, family, project)
        }
    }

    /// Extensions that use the keychain and have none of the groups that their app has.
    private func without(
        _ groups: EntitledGroups, _ family: CheckedProject.Family, _ project: CheckedProject
    ) -> [Finding] {
        guard let group = groups.groups(of: family.app)?.first?.text else { return [] }
        return family.extensions.compactMap { part in
            guard groups.groups(of: part)?.isEmpty == true,
                part.sources.contains(where: { !project.sources[$0].words.isDisjoint(with: Self.calls) })
            else { return nil }
            return finding(
                at: groups.place(of: part),
                "\(part.name) uses the keychain without the group \(group) of \(family.app.name)",
                remedy: "add the group to keychain-access-groups of the extension")
        }
    }
}
