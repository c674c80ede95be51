// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds activities that are offered to the system under a type the app does not declare.
struct ActivityTypeUndeclared: Rule {
    let about = RuleDescription(
        "activity-type-undeclared", .warning, "an activity is offered under a type that is not declared",
        explanation: "An activity that is eligible for search, prediction or handoff is only offered if the app's "
            + "NSUserActivityTypes lists its type.",
        remedy: "Add the type to NSUserActivityTypes.")

    private static let offers = ["isEligibleForPrediction", "isEligibleForSearch", "isEligibleForHandoff"]

    func findings(in project: CheckedProject) -> [Finding] {
        let constants = TextConstants(project.sources)
        return project.parts.filter { $0.kind == .app }.flatMap { part -> [Finding] in
            guard let plist = part.plist, !plist.isOpen("NSUserActivityTypes") else { return [] }
            let declared = Set(plist.texts("NSUserActivityTypes").map(\.text))
            return part.sources.map { project.sources[$0] }.filter(offers).flatMap { source in
                source.positions(ofCall: "NSUserActivity", label: "activityType").compactMap { index in
                    guard let type = constants.text(at: index, in: source), !declared.contains(type) else { return nil }
                    return finding(
                        at: source.place(index),
                        "the activity type \(type) is not in NSUserActivityTypes of \(part.name)",
                        remedy: "add it to NSUserActivityTypes in \(plist.path)")
                }
            }
        }
    }

    /// Whether the source sets one of the flags to true.
    private func offers(_ source: SwiftSource) -> Bool {
        Self.offers.contains { flag in
            source.positions(of: flag).contains { source.isMark($0 + 1, "=") && source.isWord($0 + 2, "true") }
        }
    }
}

extension SwiftSource {
    /// Where the value of the first argument begins, in the calls that give it this label.
    fileprivate func positions(ofCall callee: String, label: String) -> [Int] {
        positions(of: callee).filter { index in
            isMark(index + 1, "(") && isWord(index + 2, label) && isMark(index + 3, ":")
        }.map { $0 + 4 }
    }
}
