// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Descriptors
package import Foundation
import Glibc
import Sentences
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

/// Inside a container everything is the app's doing, so no path is followed there: each folder is opened from
/// the one around it.
extension ContainerFolders {
    /// The folders every container has, as on iOS.
    static let parts = ["Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp"]
    /// Those of a group's container.
    static let groupParts = ["Library/Caches", "Library/Preferences"]

    /// Makes what is missing of the containers of an app, its extensions and their groups.
    func make(for app: InstalledApp) throws(InstallError) {
        for container in [app.container] + app.extensions.map(\.container) {
            try make(container, with: Self.parts)
        }
        for container in Set(app.groupContainers.values).union(app.extensions.flatMap(\.groupContainers.values)) {
            try make(container, with: Self.groupParts)
        }
    }

    private func make(_ container: URL, with parts: [String]) throws(InstallError) {
        var place = container
        do throws(SystemError) {
            let folder = try Self.open(container)
            for part in parts {
                place = container.appending(path: part)
                try Self.make(part, in: folder)
            }
        } catch {
            throw Disk.error("make", place, error.code)
        }
    }

    /// Opens a container, which lies two folders below what is the system's; makes it where it isn't there.
    private static func open(_ container: URL) throws(SystemError) -> Descriptor {
        let owner = container.deletingLastPathComponent()
        let root = try Disk.parent(of: owner)
        return try root.privateFolder(owner.lastPathComponent).privateFolder(container.lastPathComponent)
    }

    private static func make(_ path: String, in folder: borrowing Descriptor) throws(SystemError) {
        let names = path.split(separator: "/").map(String.init)
        guard let first = names.first else { return }
        var parent = try folder.privateFolder(first)
        for name in names.dropFirst() { parent = try parent.privateFolder(name) }
    }

    /// Takes away what was made for an app whose processes never ran: folders without a file in them.
    /// If there is one, it stays with all folders above it.
    func removeUnused(of app: BundleIdentifier) {
        let place = containers(of: app)
        // What can't be opened holds something, or is gone.
        guard let root = try? Disk.parent(of: place), let owner = try? Self.folder(app.text, in: root),
            let bundles = try? owner.names(limit: 1000)
        else { return }
        for case let bundle? in bundles {
            if let container = try? Self.folder(bundle, in: owner) { Self.removeUnused(Self.parts, in: container) }
            _ = owner.removeEmptyFolder(bundle)
        }
        _ = root.removeEmptyFolder(app.text)
    }

    /// The same for a group that has no members.
    func removeUnused(of group: TeamGroup) {
        let place = container(of: group)
        // As above: nothing is removed that cannot be looked into.
        guard let root = try? Disk.parent(of: place), let container = try? Self.folder(group.group.text, in: root)
        else { return }
        Self.removeUnused(Self.groupParts, in: container)
        _ = root.removeEmptyFolder(group.group.text)
    }

    private static func removeUnused(_ parts: [String], in container: borrowing Descriptor) {
        for part in parts + ["Library"] {
            let names = part.split(separator: "/").map(String.init)
            if names.count == 1 {
                _ = container.removeEmptyFolder(part)
            } else if let library = try? folder(names[0], in: container) {
                _ = library.removeEmptyFolder(names[1])
            }
        }
    }

    private static func folder(_ name: String, in folder: borrowing Descriptor) throws(SystemError) -> Descriptor {
        try Descriptor(name, in: folder, flags: O_RDONLY | O_DIRECTORY)
    }
}
