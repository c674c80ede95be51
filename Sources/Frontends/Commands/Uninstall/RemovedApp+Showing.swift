// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Sentences

extension RemovedApp {
    /// What `beckon uninstall --json` prints: among it the groups whose files went with their last member, those that
    /// other apps belong to, and what could not be removed yet, one sentence each.
    ///
    /// - Parameter text: Puts a sentence into the language of anyone who reads it.
    func json(phrases: [String], _ text: (Sentence) -> String) -> JSONObject {
        func json(_ groups: [TeamGroup]) -> [[String: String]] {
            groups.map { ["team": $0.team.text, "group": $0.group.text] }
        }
        return [
            "identifier": identifier, "name": name, "extensions": extensions, "phrases": phrases,
            "removedGroups": json(removedGroups), "keptGroups": json(keptGroups),
            "left": hasFilesLeft ? notices.map(text) : nil,
        ]
    }

    /// So many phrases are named to a person.
    private static let few = 10

    /// For a person, one line each; empty for an app that had nothing of the kind.
    func details(phrases: [String]) -> [Sentence] {
        let quoted = phrases.prefix(Self.few).map { "‘\($0.isolated)’" as Sentence }.joined(by: ", ")
        let more = phrases.count - Self.few
        let named: Sentence =
            more > 0 ? "its phrases: \(quoted) and \(more) more" : "its phrases: \(quoted)"
        return (phrases.isEmpty ? [] : [named])
            + removedGroups.map { "the files of \($0.group.text), because no other app uses it" }
            + keptGroups.map { "the files of \($0.group.text) stay: other apps belong to it" }
    }
}
