// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds entry points that are written as they were before Swift 5.3.
struct MainAttribute: Rule {
    let about = RuleDescription(
        "main-attribute", .warning, "an entry point is written as @UIApplicationMain",
        explanation: "Swift 6 rejects @UIApplicationMain and @NSApplicationMain, and its compiler crashes over them "
            + "on Linux. In a package, which builds here, that is an error.",
        remedy: "Write @main.")

    private static let names = ["UIApplicationMain", "NSApplicationMain"]

    func findings(in project: CheckedProject) -> [Finding] {
        project.sources.filter { $0.path.hasSuffix(".swift") }.flatMap { source in
            Self.names.flatMap { name in
                source.positions(of: name).filter { source.isMark($0 - 1, "@") && !source.isConditional($0) }
                    .map { finding(name, at: source.place($0 - 1), in: project) }
            }
        }
    }

    /// What is built here does not come through the compiler; an Xcode project may never be.
    private func finding(_ name: String, at place: Place, in project: CheckedProject) -> Finding {
        var finding = finding(
            at: place, "@\(name) crashes the compiler", remedy: "write @main")
        if project.package != nil { finding.severity = .error }
        return finding
    }
}
