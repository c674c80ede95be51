// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Passes on what could not be read.
struct UnreadableFile: Rule {
    let about = RuleDescription(
        "unreadable-file", .error, "a file cannot be read",
        explanation: "A file that cannot be read cannot be checked, and neither Xcode nor Beckon can use it.",
        remedy: "Fix the part that the finding names.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.problems.map { finding(at: $0.place, $0.message, remedy: $0.remedy) }
    }
}
