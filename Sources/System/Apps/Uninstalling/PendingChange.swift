// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation

/// A change of what is installed that has begun: written down before anything is
/// placed or taken away, and forgotten when all of it is done. What a kill or a full disk left half done, the
/// next installation, uninstallation or start of the daemon completes.
struct PendingChange: Codable, Hashable {
    /// What such a file may have at most, in bytes.
    static let sizeLimit = 1 << 20

    /// A group by the texts of its names, as the store and the disk have them.
    struct Group: Codable, Hashable {
        var team: String
        var name: String
    }

    var app: String
    /// Whether the app goes, or is installed or leaves groups.
    var removesApp: Bool
    /// The groups that may have lost their last member.
    var groups: [Group]

    /// The keychain access groups that no installed app has any more; none if the app stays.
    var keychainGroups: [Group]

    init(app: String, removesApp: Bool, groups: some Collection<TeamGroup>, keychainGroups: [Group] = []) {
        self.app = app
        self.removesApp = removesApp
        self.keychainGroups = keychainGroups
        self.groups = groups.sorted().map { Group(team: $0.team.text, name: $0.group.text) }
    }

    /// The groups; what names none is left out, so that no other folder is ever touched.
    var teamGroups: [TeamGroup] {
        groups.compactMap { group in
            guard let team = TeamIdentifier(group.team), let name = ApplicationGroup(group.name) else { return nil }
            return TeamGroup(name, of: team)
        }
    }
}
