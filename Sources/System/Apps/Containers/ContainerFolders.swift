// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import Store

/// Where apps, extensions and app groups keep their files.
///
/// Every bundle has a folder of its own; an app's and its extensions' lie in
/// one folder named after the app, so that a bundle of another app never meets
/// them, whatever it is called, and they go together. The folder of a group
/// lies under the team's name: a group of the same name of another team is
/// another group.
package struct ContainerFolders: Hashable, Sendable {
    private let data: URL
    private let groups: URL

    package init(_ folder: StateFolder) {
        data = folder.dataContainers
        groups = folder.groupContainers
    }

    /// The folder of a bundle: the home of its processes.
    package func container(of bundle: BundleIdentifier, in app: BundleIdentifier) -> URL {
        containers(of: app).appending(path: bundle.text, directoryHint: .isDirectory)
    }

    /// The folder that holds the container of the app and those of its extensions, and nothing else.
    package func containers(of app: BundleIdentifier) -> URL {
        data.appending(path: app.text, directoryHint: .isDirectory)
    }

    /// The folder that the members of a group share.
    package func container(of group: TeamGroup) -> URL {
        groups.appending(path: group.team.text, directoryHint: .isDirectory)
            .appending(path: group.group.text, directoryHint: .isDirectory)
    }

    /// The folders of the groups that a bundle belongs to.
    package func groupContainers(of identity: BundleIdentity) -> [ApplicationGroup: URL] {
        Dictionary(TeamGroup.all(of: identity).map { ($0.group, container(of: $0)) }) { first, _ in first }
    }
}

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
