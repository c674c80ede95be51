// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Sentences

/// Finds app groups that only one extension has.
struct ApplicationGroupsDiffer: Rule {
    let about = RuleDescription(
        "application-groups-differ", .warning, "an extension has an app group of its own",
        explanation: "An app group's folder and defaults are shared by those who list the group. One that only the "
            + "extension lists holds nothing that the app has written.",
        remedy: "Write the same group into com.apple.security.application-groups of both.")

    func findings(in project: CheckedProject) -> [Finding] {
        let groups = EntitledGroups(Entitlements.Key.applicationGroups)
        return project.families.flatMap { family in
            groups.lonely(in: family).map { part, group, place in
                finding(
                    at: place, "\(part.name) has the app group \(group), which no other part of the app has",
                    remedy: "write the group that \(family.app.name) has")
            }
        }
    }
}
