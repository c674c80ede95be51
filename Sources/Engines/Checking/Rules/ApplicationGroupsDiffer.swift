// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Sentences

/// Finds app groups that only one extension has.
struct ApplicationGroupsDiffer: Rule {
    let about = RuleDescription(
        "application-groups-differ", .warning, "an extension has an app group that its app lacks",
        explanation: "Members that list an app group share its folder and defaults. A group that only the extension "
            + "lists contains nothing from the app.",
        remedy: "List the same group in com.apple.security.application-groups of both.")

    func findings(in project: CheckedProject) -> [Finding] {
        let groups = EntitledGroups(Entitlements.Key.applicationGroups)
        return project.families.flatMap { family in
            groups.lonely(in: family).map { part, group, place in
                finding(
                    at: place, "\(part.name) has the app group \(group), which no other part of the app has",
                    remedy: "use the group of \(family.app.name)")
            }
        }
    }
}
