// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
package import Foundation
import Glibc

/// The bin of the person's desktop, in which file managers show what was deleted and put it back.
///
/// As the Trash specification of freedesktop.org has it: `files` has what was deleted, `info` where each came from.
package struct DesktopTrash: Sendable {
    private let folder: URL
    private let now: @Sendable () -> Date
    private let timeZone: TimeZone

    /// - Parameters:
    ///   - dataHome: The person's folder for data, such as `~/.local/share`.
    ///   - timeZone: By which the time of deletion is written.
    package init(
        dataHome: URL, now: @escaping @Sendable () -> Date = { Date() }, timeZone: TimeZone = .current
    ) {
        folder = dataHome.appending(path: "Trash", directoryHint: .isDirectory)
        self.now = now
        self.timeZone = timeZone
    }

    /// Moves an entry of a folder into the bin.
    ///
    /// - Parameter path: Where it lay, absolute.
    /// - Throws: ``SystemError``, with `EXDEV` where it lies on another disk than the bin.
    func take(_ name: String, in place: borrowing Descriptor, from path: String) throws(SystemError) {
        let files = try open("files")
        let infos = try open("info")
        for candidate in FileNames.alternatives(to: name) {
            let info = candidate + ".trashinfo"
            let note: Descriptor
            do throws(SystemError) {
                note = try Descriptor(info, in: infos, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
            } catch {
                if error.code == EEXIST { continue }
                throw error
            }
            do throws(SystemError) {
                try note.write(Array(text(for: path).utf8))
                if try place.moveIfFree(name, to: files, as: candidate) { return }
            } catch {
                unlinkat(infos.number, info, 0)
                throw error
            }
            unlinkat(infos.number, info, 0)
        }
        throw SystemError(EEXIST)
    }

    private func open(_ name: String) throws(SystemError) -> Descriptor {
        do {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            throw SystemError(underlying.map { Int32(truncatingIfNeeded: $0.code) } ?? EIO)
        }
        return try Descriptor(
            path: folder.appending(path: name).path(percentEncoded: false), flags: O_RDONLY | O_DIRECTORY)
    }

    private func text(for path: String) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day().time(
            includingFractionalSeconds: false
        )
        .timeSeparator(.colon).dateSeparator(.dash).dateTimeSeparator(.standard)
        let escaped = URL(filePath: path).path(percentEncoded: true)
        return "[Trash Info]\nPath=\(escaped)\nDeletionDate=\(now().formatted(style))\n"
    }
}
