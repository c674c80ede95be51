// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation

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
        for folder in [container] + parts.map({ container.appending(path: $0) }) {
            try Disk.makePrivateFolder(folder)
        }
    }

    /// Moves an app's container from where Beckon 0.1 had it, directly in `Containers`.
    ///
    /// Only extensions ran at that time, at home in their app's container. So what lies there goes to
    /// the extension where the app has one alone, and to the app where it cannot be told whose it is.
    func moveOld(_ old: URL, of app: BundleIdentifier, extensions: [BundleIdentifier]) throws(InstallError) {
        let heir = extensions.count == 1 ? extensions[0] : app
        let place = container(of: heir, in: app)
        // Where both are there, an older Beckon has been used in between; nobody's files are replaced.
        guard !Disk.exists(place) else {
            return try Disk.move(old, to: place.appending(path: "Documents/Moved from \(old.lastPathComponent)"))
        }
        try Disk.makePrivateFolder(place.deletingLastPathComponent())
        try Disk.move(old, to: place)
        try make(place, with: Self.parts)
    }
}
