// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import Sentences
import Shortcuts

/// Files that another program reads when we are done: they lie for a day, and go when others come.
struct OutgoingFiles: Sendable {
    private static let life = 86_400.0

    let folder: URL

    /// Writes the files under their own names.
    ///
    /// - Returns: Their absolute paths.
    func put(_ files: [ContentFile]) throws(ShortcutFailure) -> [String] {
        guard !files.isEmpty else { return [] }
        sweep()
        let place = ShortcutFolder(
            folder.appending(path: UUID().uuidString, directoryHint: .isDirectory))
        var paths: [String] = []
        for file in files {
            let saved = try place.save(file, at: "", overwrites: false)
            paths.append(place.url.appending(path: saved.name).path(percentEncoded: false))
        }
        return paths
    }

    /// Removes what has lain long enough.
    private func sweep() {
        // What cannot be looked at or removed is left for the next time.
        guard let place = try? Descriptor(path: folder.path(percentEncoded: false), flags: O_RDONLY | O_DIRECTORY),
            let names = try? place.names(limit: 10_000)
        else { return }
        for name in names.compactMap(\.self) {
            guard let entry = try? FolderEntry(name, in: place, at: [name]) else { continue }
            if Date.now.timeIntervalSince(entry.changed) > Self.life { try? place.remove(name) }
        }
    }
}
