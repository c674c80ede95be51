// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The folders in which address books keep their cards.
package struct ContactPlaces: Hashable, Sendable {
    /// Where they are as a rule; one that does not exist is no problem.
    package let usual: [URL]
    /// Those that the person has named.
    package let named: [URL]

    /// - Parameter named: Absolute paths, or such that begin with `~/`; others are left out.
    package init(environment: [String: String], named: [String] = []) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? Self.folder($0) : nil }
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? Self.folder($0) : nil }
            ?? home?.appending(path: ".local/share", directoryHint: .isDirectory)
        // KAddressBook has its cards in the first two, khard and vdirsyncer, as their manuals do it, in the third.
        let places = [
            data?.appending(path: "contacts", directoryHint: .isDirectory),
            home?.appending(path: ".local/share/contacts", directoryHint: .isDirectory),
            home?.appending(path: ".contacts", directoryHint: .isDirectory),
        ]
        var usual: [URL] = []
        for place in places.compactMap(\.self) where !usual.contains(place) { usual.append(place) }
        self.usual = usual
        self.named = named.compactMap { path in
            if path.hasPrefix("/") { return Self.folder(path) }
            guard path.hasPrefix("~/") else { return nil }
            return home?.appending(path: String(path.dropFirst(2)), directoryHint: .isDirectory)
        }
    }

    private static func folder(_ path: String) -> URL {
        URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    }
}
