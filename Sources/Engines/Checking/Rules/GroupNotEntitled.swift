// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Sentences

/// Finds app groups that sources use and entitlements do not open.
struct GroupNotEntitled: Rule {
    let about = RuleDescription(
        "group-not-entitled", .error, "an app group is used without its entitlement",
        explanation: "Without the entitlement the group's folder is nil and its defaults are private, so the app and "
            + "its extension share nothing.",
        remedy: "Add the group to com.apple.security.application-groups of the bundle that uses it.")

    private static let labels = ["suiteName", "forSecurityApplicationGroupIdentifier"]

    func findings(in project: CheckedProject) -> [Finding] {
        let groups = EntitledGroups(Entitlements.Key.applicationGroups)
        let constants = TextConstants(project.sources)
        return project.parts.flatMap { part -> [Finding] in
            guard let own = groups.groups(of: part).map({ Set($0.map(\.text)) }) else { return [] }
            return (part.sources + part.linkedSources).flatMap { number -> [Finding] in
                let source = project.sources[number]
                return uses(in: source, constants).filter { !own.contains($0.group) }.map { group, index in
                    finding(
                        at: source.place(index),
                        "\(part.name) uses the app group \(group), which it is not entitled to",
                        remedy: "add \(group) to com.apple.security.application-groups of \(part.name)")
                }
            }
        }
    }

    private func uses(in source: SwiftSource, _ constants: TextConstants) -> [(group: String, index: Int)] {
        Self.labels.flatMap { source.positions(of: $0) }.compactMap { label in
            guard source.isMark(label + 1, ":"), let text = constants.text(at: label + 2, in: source),
                text.hasPrefix("group.")
            else { return nil }
            return (text, label + 2)
        }
    }
}
