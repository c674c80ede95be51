// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The commit that a program was built from.
enum BuiltCommit {
    /// That of this program; nil if the build did not write it.
    static let current = read(in: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent())

    private static let sizeLimit = 64

    /// Reads the file `commit`, which `Scripts/build` writes next to the program: compiled in, each commit would have
    /// every program linked again.
    static func read(in folder: URL) -> String? {
        guard let file = FileHandle(forReadingAtPath: folder.appending(path: "commit").path),
            let data = try? file.read(upToCount: sizeLimit)
        else { return nil }
        let commit = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return commit.wholeMatch(of: /[0-9A-Za-z.-]+/) == nil ? nil : commit
    }
}
