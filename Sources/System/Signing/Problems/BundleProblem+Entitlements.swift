// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

extension BundleProblem {
    static func foreignGroup(
        _ bundle: String, _ key: String, _ group: String, _ team: Team
    ) -> BundleProblem {
        BundleProblem(
            .foreignEntitlement, bundle,
            reason:
                "\(key) names ‘\(group.prefix(200))’, which lies outside the team's prefix \(team.identifier.prefix)",
            mend: "begin it with $(AppIdentifierPrefix), then sign the app again")
    }

    static func foreignIdentifier(
        _ bundle: String, _ key: String, _ found: String, expected: String
    ) -> BundleProblem {
        BundleProblem(
            .foreignEntitlement, bundle, reason: "\(key) is ‘\(found.prefix(200))’, and the bundle is \(expected)",
            mend: "leave the key out of the .entitlements file; 'beckon sign' writes it")
    }

    static func badApplicationGroup(_ bundle: String, _ group: String) -> BundleProblem {
        BundleProblem(
            .badEntitlement, bundle,
            reason: "\(Entitlements.Key.applicationGroups) names ‘\(group.prefix(200))’, which is no app group",
            mend: "write group. and parts of letters, digits and hyphens with single dots between them, "
                + "such as group.org.example.shop")
    }

    static func badEntitlement(_ bundle: String, _ error: InfoPlistError) -> BundleProblem {
        BundleProblem(
            .badEntitlement, bundle,
            reason: "the entitlements are wrong" + (error.key.isEmpty ? "" : " at \(error.key)") + ": \(error.reason)",
            mend: error.mend)
    }

    static func badEntitlement(_ bundle: String, _ error: ManifestError) -> BundleProblem {
        BundleProblem(
            .badEntitlement, bundle, reason: error.reason, mend: "use strings, booleans, integers, arrays, dictionaries"
        )
    }
}
