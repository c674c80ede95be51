// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
package import Foundation

/// The folder in which the person's pictures are.
package struct PicturesFolder: Sendable {
    package let url: URL

    /// The folder of some path, absolute.
    package init(_ url: URL) { self.url = url }

    /// What the desktop has for it: as `user-dirs.dirs` says, else `Pictures` in the home.
    package init(home: URL, environment: [String: String]) {
        let configuration =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? home.appending(path: ".config")
        let path = configuration.appending(path: "user-dirs.dirs").path(percentEncoded: false)
        // If nothing is written, it is the standard one.
        let written = (try? PlainFile.read(path, limit: 64 << 10)).map { String(decoding: $0, as: UTF8.self) }
        url =
            written.flatMap { Self.folder(in: $0, home: home) }
            ?? home.appending(path: "Pictures", directoryHint: .isDirectory)
    }

    /// `XDG_PICTURES_DIR="$HOME/Bilder"`.
    private static func folder(in text: String, home: URL) -> URL? {
        let start = "XDG_PICTURES_DIR="
        let line = text.split(separator: "\n").last { $0.hasPrefix(start) }
        guard let value = line?.dropFirst(start.count).trimmingCharacters(in: [" ", "\""]) else { return nil }
        if value.hasPrefix("/") { return URL(filePath: value, directoryHint: .isDirectory) }
        guard value.hasPrefix("$HOME/") else { return nil }
        return home.appending(path: String(value.dropFirst("$HOME/".count)), directoryHint: .isDirectory)
    }
}
