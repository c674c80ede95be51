// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds activity types that an app accepts and never looks at.
struct ActivityTypeUnhandled: Rule {
    let about = RuleDescription(
        "activity-type-unhandled", .warning, "an activity type is declared but never handled",
        explanation: "An activity of a type in NSUserActivityTypes opens the app. If the app compares types but never "
            + "this one, the app opens without resuming the activity.",
        remedy: "Compare the activity's type with it where the app continues activities, or remove the type.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.knowsAllSources else { return [] }
        let intents = project.customIntents
        let tellsApart = project.sources.contains { source in
            source.positions(of: "activityType").contains { source.isMark($0 - 1, ".") }
        }
        return project.parts.filter { $0.kind == .app }.flatMap { part in
            (part.plist?.texts("NSUserActivityTypes") ?? []).filter { entry in
                intents[entry.text] == nil && !entry.text.hasSuffix("Intent")
            }.compactMap { entry in
                switch Mentions(of: entry.text, in: project, made: "NSUserActivity", label: "activityType") {
                case .nowhere:
                    finding(
                        at: entry.place, "no source mentions the activity type \(entry.text)",
                        remedy: "handle it where the app continues activities, or remove it")
                case .madeOnly where tellsApart:
                    finding(
                        at: entry.place, "activities of the type \(entry.text) are made but never handled",
                        remedy: "compare activityType with it where the app continues activities")
                case .madeOnly, .elsewhere: nil
                }
            }
        }
    }
}
