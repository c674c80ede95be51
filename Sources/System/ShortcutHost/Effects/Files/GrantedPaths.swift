// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import Shortcuts

/// What the person pointed at outside of the shortcut's own folder: files, and folders with all that is in them.
struct GrantedPaths: Sendable {
    private var files: Set<String> = []
    private var folders: Set<String> = []

    /// Notes what the person pointed at.
    ///
    /// - Parameter path: Absolute, with its links followed: what they lead to is what is meant.
    mutating func insert(_ path: String, isFolder: Bool) {
        if isFolder { folders.insert(path) } else { files.insert(path) }
    }

    /// The folder below which a path is granted, and the path in it; nil if it is not.
    func place(of path: String, limits: ShortcutFolder.Limits) -> (folder: ShortcutFolder, path: String)? {
        let names = path.split(separator: "/").map(String.init)
        guard path.hasPrefix("/"), !names.contains(".."), !names.contains(".") else { return nil }
        // The outermost folder has the shortest names.
        for count in 0...names.count where folders.contains("/" + names[..<count].joined(separator: "/")) {
            return place(names, below: count, limits)
        }
        guard files.contains("/" + names.joined(separator: "/")) else { return nil }
        return place(names, below: names.count - 1, limits)
    }

    private func place(
        _ names: [String], below count: Int, _ limits: ShortcutFolder.Limits
    ) -> (folder: ShortcutFolder, path: String) {
        let root = "/" + names[..<count].joined(separator: "/")
        let prefix = count == 0 ? "/" : root + "/"
        return (
            ShortcutFolder(URL(filePath: root, directoryHint: .isDirectory), limits: limits, prefix: prefix),
            names[count...].joined(separator: "/")
        )
    }

    /// A path with its links followed; nil if nothing is there.
    static func real(_ path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
