// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds entry points that are written as they were before Swift 5.3.
struct MainAttribute: Rule {
    let about = RuleDescription(
        "main-attribute", .warning, "an entry point is written as @UIApplicationMain",
        explanation: "Swift 6 refuses @UIApplicationMain and @NSApplicationMain, and on Linux its compiler breaks down "
            + "over them.",
        mend: "Write @main.")

    private static let names = ["UIApplicationMain", "NSApplicationMain"]

    func findings(in project: CheckedProject) -> [Finding] {
        project.sources.filter { $0.path.hasSuffix(".swift") }.flatMap { source in
            Self.names.flatMap { name in
                source.positions(of: name).filter { source.isMark($0 - 1, "@") }.map { index in
                    finding(
                        at: source.place(index - 1), "@\(name) does not compile: the compiler breaks down over it",
                        mend: "write @main")
                }
            }
        }
    }
}
