// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Sentences

/// What `beckon uninstall --json` prints.
struct RemovalDescription: Encodable {
    /// An app group, by its team and its name.
    struct Group: Encodable {
        var team: String
        var group: String

        init(_ group: TeamGroup) {
            team = group.team.text
            self.group = group.group.text
        }
    }

    var identifier: String
    var name: String
    var extensions: [String]
    var phrases: [String]
    /// Groups whose files went with their last member.
    var removedGroups: [Group]
    /// Groups that other apps belong to.
    var keptGroups: [Group]

    /// What could not be removed yet, one sentence each; left out where there is nothing.
    var left: [String]?

    /// - Parameter text: Puts a sentence into the language of whoever reads it.
    init(_ removed: RemovedApp, phrases: [String], _ text: (Sentence) -> String) {
        identifier = removed.identifier
        name = removed.name
        extensions = removed.extensions
        self.phrases = phrases
        removedGroups = removed.removedGroups.map(Group.init)
        keptGroups = removed.keptGroups.map(Group.init)
        left = removed.hasFilesLeft ? removed.notices.map(text) : nil
    }

    /// So many phrases are named to a person.
    private static let few = 10

    /// For a person, one line each; empty for an app that had nothing of the kind.
    var details: [Sentence] {
        let quoted = phrases.prefix(Self.few).map { "‘\($0.isolated)’" as Sentence }.joined(by: ", ")
        let more = phrases.count - Self.few
        let named: Sentence =
            more > 0 ? "its phrases: \(quoted) and \(more) more" : "its phrases: \(quoted)"
        return (phrases.isEmpty ? [] : [named])
            + removedGroups.map { "the files of \($0.group), whose last member it was" }
            + keptGroups.map { "the files of \($0.group) stay: other apps belong to it" }
    }
}
