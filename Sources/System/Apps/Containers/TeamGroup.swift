// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle

/// An app group as the system knows it: by its name and its team.
package struct TeamGroup: Hashable, Sendable {
    package var team: TeamIdentifier
    package var group: ApplicationGroup

    package init(_ group: ApplicationGroup, of team: TeamIdentifier) {
        self.team = team
        self.group = group
    }

    /// The groups a bundle belongs to.
    package static func all(of identity: BundleIdentity) -> [TeamGroup] {
        identity.applicationGroups.map { TeamGroup($0, of: identity.team) }
    }
}

extension TeamGroup: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.team, left.group) < (right.team, right.group)
    }
}
