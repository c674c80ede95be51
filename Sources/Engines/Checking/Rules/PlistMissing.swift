// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds packages with intents of which nothing becomes an app.
struct PlistMissing: Rule {
    let about = RuleDescription(
        "plist-missing", .error, "no target of a package is an app",
        explanation: "An executable target becomes an app or an extension by the Info.plist in its folder. Where no "
            + "target has one, nothing can be installed.",
        remedy: "Add an Info.plist with CFBundleIdentifier to the app's target, and list it under the target's exclude."
    )

    func findings(in project: CheckedProject) -> [Finding] {
        guard let package = project.package, project.parts.isEmpty, !project.customIntents.isEmpty,
            let target = package.targets.first(where: \.isExecutable)
        else { return [] }
        return [
            finding(
                at: package.place(of: target),
                "no executable target has an Info.plist in its folder, so the package has no app",
                remedy: "add an Info.plist with CFBundleIdentifier to the app's target, and list it under exclude")
        ]
    }
}
