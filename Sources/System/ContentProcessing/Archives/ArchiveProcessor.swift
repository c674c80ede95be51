// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Shortcuts

/// Makes archives, and takes the files out of them, in memory.
///
/// Only for `.iso` and `.7z` the library needs a place for a file while it writes: `TMPDIR`, or `/tmp`.
package struct ArchiveProcessor: Sendable {
    /// How many members an archive may have.
    package var mostMembers: Int
    /// What all members together, and an archive that is made, may have of bytes.
    package var mostBytes: Int
    /// How many times as large as the archive its members may be, beyond what is small anyway.
    package var mostRatio: Int

    package init(mostMembers: Int = 20_000, mostBytes: Int = 512 << 20, mostRatio: Int = 200) {
        self.mostMembers = mostMembers
        self.mostBytes = mostBytes
        self.mostRatio = mostRatio
    }

    /// Makes an archive or takes one apart; nil if something else is asked.
    package func perform(_ request: DocumentRequest) throws(ShortcutFailure) -> Content? {
        switch request {
        case .makeArchive(let files, let name, let format):
            let writer = try ArchiveWriter(format: format, mostBytes: mostBytes)
            return Content(.file(try writer.archive(of: files, name: name)))
        case .extractArchive(let file):
            let reader = ArchiveUnpacker(mostMembers: mostMembers, mostBytes: mostBytes, mostRatio: mostRatio)
            return Content(try reader.files(in: file).map { ContentItem(.file($0)) })
        default: return nil
        }
    }
}
