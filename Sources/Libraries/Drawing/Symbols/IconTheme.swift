// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
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
    /// - Throws: ``DrawingError/symbol(name:reason:)`` where there is none that can be read.
    func bytes(of name: String) throws(DrawingError) -> [UInt8] {
        for folder in knownFolders {
            let file = folder.appending(path: "\(name)-symbolic.svg")
            switch BoundedFile.read(file, limit: Self.sizeLimit) {
            case .success(let bytes): return bytes
            case .failure(.absent): continue
            case .failure(let problem): throw .symbol(name: file.path, reason: problem.reason)
            }
        }
        throw .symbol(name: name, reason: "it is not among the icons of the theme Adwaita")
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
