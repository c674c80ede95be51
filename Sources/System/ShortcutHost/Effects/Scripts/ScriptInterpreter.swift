// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// The program that reads a script.
struct ScriptInterpreter: Sendable {
    /// The programs that read nearly the same, the nearest first.
    private static let families = [
        ["zsh", "bash", "ksh", "sh", "dash"], ["tcsh", "csh"], ["fish"], ["python3"], ["perl"], ["ruby"], ["node"],
        ["php"],
    ]
    private static let otherNames = ["python": "python3", "python2": "python3", "nodejs": "node"]
    let path: String
    private let name: String

    /// - Parameter written: As the file names it, such as `/bin/zsh`.
    /// - Throws: Where neither it nor one that reads nearly the same is there.
    init(_ written: String, _ tools: MachineTools) throws(ShortcutFailure) {
        let last = (written.trimmingCharacters(in: .whitespaces) as NSString).lastPathComponent
        let wanted = Self.otherNames[last] ?? last
        guard let family = Self.families.first(where: { $0.contains(wanted) }) else {
            throw ShortcutFailure(
                "‘\(last.prefix(100))’ cannot run scripts", remedy: "choose a shell, such as ‘bash’")
        }
        // sh is in all of its family, and reads less than they do.
        for name in [wanted] + family {
            guard let path = tools.path(of: name) else { continue }
            (self.path, self.name) = (path, name)
            return
        }
        throw ShortcutFailure(
            "there is no program ‘\(wanted)’ to run the script", remedy: "install the package \(wanted)",
            kind: .missing)
    }

    /// What it is called with.
    func arguments(script: String, _ arguments: [String]) -> [String] {
        switch name {
        case "python3", "fish", "tcsh", "csh": ["-c", script] + arguments
        case "perl", "ruby", "node": ["-e", script, "--"] + arguments
        case "php": ["-r", script, "--"] + arguments
        // Shells take the first that follows for the script's name.
        default: ["-c", script, name] + arguments
        }
    }
}
