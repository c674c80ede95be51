// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// The rules that a bundle's entitlements keep, so that no team reaches into
/// what belongs to another.
struct EntitlementRules {
    let bundle: BundleIdentifier
    let team: Team

    /// What is wrong with the entitlements; the ones that are right otherwise.
    func check(_ tree: PropertyTree) -> (entitlements: Entitlements, problems: [BundleProblem]) {
        let entitlements: Entitlements
        do {
            entitlements = try Entitlements(tree)
        } catch {
            return (Entitlements(), [.badEntitlement(bundle.text, error)])
        }
        var problems: [BundleProblem] = []
        for group in entitlements.keychainAccessGroups where !isOwn(group) {
            problems.append(.foreignGroup(bundle.text, Entitlements.Key.keychainAccessGroups, group, team))
        }
        for group in entitlements.applicationGroups where !Self.isApplicationGroup(group) {
            problems.append(.badApplicationGroup(bundle.text, group))
        }
        for (key, expected) in computed {
            guard case .dictionary(let values) = tree, let value = values[key] else { continue }
            guard case .string(expected) = value else {
                let found = if case .string(let text) = value { text } else { value.typeName }
                problems.append(.foreignIdentifier(bundle.text, key, found, expected: expected))
                continue
            }
        }
        return (entitlements, problems)
    }

    /// What a signature writes by itself, by key.
    var computed: [(key: String, value: String)] {
        [
            (Entitlements.Key.applicationIdentifier, team.identifier.prefix + bundle.text),
            (Entitlements.Key.teamIdentifier, team.identifier.text),
        ]
    }

    /// Groups name folders and rows, so they are held to what identifiers may have.
    private func isOwn(_ group: String) -> Bool {
        group.hasPrefix(team.identifier.prefix)
            && BundleIdentifier(String(group.dropFirst(team.identifier.prefix.count))) != nil
    }

    private static func isApplicationGroup(_ group: String) -> Bool {
        group.hasPrefix("group.") && BundleIdentifier(group) != nil
    }
}
