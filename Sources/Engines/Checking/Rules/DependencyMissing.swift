// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds dependencies of a package by path that lead to no package.
struct DependencyMissing: Rule {
    let about = RuleDescription(
        "dependency-missing", .error, "a dependency's path leads to no package",
        explanation: "SwiftPM looks for a local dependency at the path in Package.swift, and builds nothing without "
            + "it.",
        remedy: "Correct the path; it is relative to the folder of Package.swift.")

    func findings(in project: CheckedProject) -> [Finding] {
        (project.package?.missingDependencies ?? []).map { path, place in
            finding(
                at: place, "there is no package at \(path)",
                remedy: "correct the path; it is relative to the folder of Package.swift")
        }
    }
}
