// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import FileBytes
package import Foundation
import Glibc
package import IntentValues
import Synchronization

/// The contents of files that rest on disk: a folder with a file for each, named by its digest.
///
/// What names them are rows elsewhere. Anyone who removes a row sweeps: what no row names goes.
package final class KeptFiles: FileSource {
    /// So much is kept in all, in bytes.
    package static let limit = 4 << 30
    /// What another process has put here may not be named yet; it has so long, in seconds.
    private static let patience = 60.0

    private struct State {
        /// How many there are, and their bytes; nil before the folder was looked at.
        var there: (count: Int, size: Int)?
        /// What this process has put here, all of which is named by a row or is not wanted.
        var own: Set<FileDigest> = []
    }

    private let folder: URL
    private let state = Mutex(State())

    /// - Parameter folder: Made when something is first kept.
    package init(folder: URL) {
        self.folder = folder
    }

    /// Where a content rests; it may be gone by the time that somebody reads it.
    package func content(of digest: FileDigest, size: Int, data: String?) -> FileContent? {
        FileContent(digest: digest, size: size, storage: RestingFile(path(of: digest), digest: digest, size: size))
    }

    /// Keeps a content, on the disk when this returns; one that is kept already is left as it is.
    ///
    /// - Throws: ``FileError``.
    package func keep(_ content: FileContent) throws(FileError) {
        try state.withLock { state throws(FileError) in
            defer { state.own.insert(content.digest) }
            if access(path(of: content.digest), F_OK) == 0 { return }
            let there = state.there ?? Self.sum(entries())
            guard there.size + content.size <= Self.limit else { throw FileError.noRoom(bytes: Self.limit) }
            do throws(FileBytesError) {
                try write(content)
            } catch {
                throw FileError.unreadable(error)
            }
            state.there = (there.count + 1, there.size + content.size)
        }
    }

    /// Whether anything is kept, as far as this process knows.
    package var isEmpty: Bool {
        state.withLock { state in
            let there = state.there ?? Self.sum(entries())
            state.there = there
            return there.count == 0
        }
    }

    /// Removes what no row names.
    ///
    /// - Parameter named: Everything that is named.
    package func sweep(named: Set<FileDigest>) {
        state.withLock { state in
            let now = Date.now.timeIntervalSince1970
            var there = (count: 0, size: 0)
            for entry in entries() {
                let isOwn = entry.digest.map(state.own.contains) ?? false
                let isNamed = entry.digest.map(named.contains) ?? false
                if isNamed || (!isOwn && now - entry.changed < Self.patience) {
                    there = (there.count + 1, there.size + entry.size)
                } else {
                    unlink(folder.appending(path: entry.name).path)
                }
            }
            state.own.formIntersection(named)
            state.there = there
        }
    }
}

extension KeptFiles {
    private struct Entry {
        let name: String
        let digest: FileDigest?
        let size: Int
        let changed: Double
    }

    private static func sum(_ entries: [Entry]) -> (count: Int, size: Int) {
        entries.reduce((0, 0)) { ($0.0 + 1, $0.1 + $1.size) }
    }

    private func path(of digest: FileDigest) -> String { folder.appending(path: digest.text).path }

    /// Nothing where there is no folder yet.
    private func entries() -> [Entry] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return names.compactMap { name in
            var status = stat()
            guard lstat(folder.appending(path: name).path, &status) == 0 else { return nil }
            return Entry(
                name: name, digest: FileDigest(text: name), size: Int(status.st_size),
                changed: Double(status.st_mtim.tv_sec))
        }
    }

    /// Whole or not at all.
    private func write(_ content: FileContent) throws(FileBytesError) {
        if mkdir(folder.path, 0o700) != 0, errno != EEXIST { throw .system(errno) }
        let draft = folder.appending(path: "draft.\(getpid())").path
        let number = open(draft, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard number >= 0 else { throw .system(errno) }
        let file = OpenFile(owning: number)
        do throws(FileBytesError) {
            let digest = try FilePieces.digest(of: try content.openDescriptor(), size: content.size, copyingTo: number)
            guard digest == content.digest.bytes else { throw .changed }
            guard fsync(file.number) == 0, rename(draft, path(of: content.digest)) == 0 else { throw .system(errno) }
            try OpenFile(path: folder.path).synchronize()
        } catch {
            unlink(draft)
            throw error
        }
    }
}

extension FileContent {
    /// The descriptor of the content.
    package func openDescriptor() throws(FileBytesError) -> Int32 {
        do {
            return try storage.descriptor()
        } catch let error as FileBytesError {
            throw error
        } catch FileError.unreadable(let error) {
            throw error
        } catch {
            throw .changed
        }
    }
}
