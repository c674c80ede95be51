// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Synchronization

/// The symbolic icons of the theme Adwaita, wherever the system keeps it.
package final class IconTheme: Sendable {
    /// `/usr/local/share` and `/usr/share`, as the XDG Base Directory Specification has it.
    package static let standardDataFolders = [
        URL(filePath: "/usr/local/share", directoryHint: .isDirectory),
        URL(filePath: "/usr/share", directoryHint: .isDirectory),
    ]

    /// The theme's drawings have a few thousand bytes.
    private static let sizeLimit = 256 << 10

    private let roots: [URL]
    /// The folders that hold drawings, looked up at the first need.
    private let folders = Mutex<[URL]?>(nil)

    /// The theme where this system keeps it.
    package static let standard = IconTheme(dataFolders: standardDataFolders)

    /// - Parameter dataFolders: Where icon themes are looked for, as `XDG_DATA_DIRS` lists them.
    package init(dataFolders: [URL]) {
        // In releases of GNOME before 44 symbolic icons lie among the scalable ones.
        roots = dataFolders.flatMap { data in
            ["symbolic", "scalable"].map { data.appending(path: "icons/Adwaita/\($0)", directoryHint: .isDirectory) }
        }
    }

    /// The drawing of an icon, named without `-symbolic`.
    ///
    /// - Throws: ``DrawingError/symbol(name:reason:)`` if there is none that can be read.
    func bytes(of name: String) throws(DrawingError) -> [UInt8] {
        for folder in knownFolders {
            let file = folder.appending(path: "\(name)-symbolic.svg")
            if let bytes = try Self.bytes(of: file) { return bytes }
        }
        throw .symbol(name: name, reason: "it is not among the icons of the theme Adwaita")
    }

    /// Nil if there is no such file; nothing but an ordinary one is read.
    private static func bytes(of file: URL) throws(DrawingError) -> [UInt8]? {
        // Without waiting: a pipe in its place would never be opened by anybody else.
        let descriptor = open(file.path(percentEncoded: false), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0, errno == ENOENT { return nil }
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            throw .symbol(name: file.path, reason: String(cString: strerror(errno)))
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .symbol(name: file.path, reason: "it is not a regular file")
        }
        do {
            let data = try handle.read(upToCount: sizeLimit + 1) ?? Data()
            if data.count <= sizeLimit { return [UInt8](data) }
        } catch {
            throw .symbol(name: file.path, reason: error.localizedDescription)
        }
        throw .symbol(name: file.path, reason: "it has more than \(sizeLimit) bytes")
    }

    private var knownFolders: [URL] {
        folders.withLock { folders in
            if let folders { return folders }
            let found = roots.flatMap { root in
                // A folder that isn't there holds no icons.
                ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
                    .map { root.appending(path: $0, directoryHint: .isDirectory) }
            }
            folders = found
            return found
        }
    }
}
