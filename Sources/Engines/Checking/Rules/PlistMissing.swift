// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds packages with intents of which nothing becomes an app.
struct PlistMissing: Rule {
    let about = RuleDescription(
        "plist-missing", .error, "no target of a package is an app",
        explanation: "An Info.plist in the folder of an executable target makes it an app or an extension. Without "
            + "one, nothing can be installed.",
        remedy: "Add an Info.plist with CFBundleIdentifier to the app's target, and list it under the target's exclude."
    )

    func findings(in project: CheckedProject) -> [Finding] {
        let parts = Set(project.parts.map(\.name))
        guard let package = project.package, !project.parts.contains(where: { $0.kind == .app }),
            !project.parts.isEmpty || !project.customIntents.isEmpty,
            let target = package.targets.first(where: { $0.isExecutable && !parts.contains($0.name) })
        else { return [] }
        return [
            finding(
                at: package.place(of: target),
                "\(target.name) has no Info.plist in its folder, so the package has no app",
                remedy: "add an Info.plist with CFBundleIdentifier to the folder, and list it under exclude")
        ]
    }
}
