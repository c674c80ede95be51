// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Testing

/// What an app can leave in its container, made by the calls that it has.
enum HostileTree: String, CaseIterable, Sendable {
    case closedContainer, closedFolders, folderWithoutSearch, deep, deepAndClosed, namesThatAreNoText, longNames
    case links, pipesAndSockets, manyFolders

    /// More than PATH_MAX in bytes, and more folders than a process may have files open.
    private static let depth = 3000

    /// - Parameter outside: A folder outside the app.
    func make(in container: URL, outside: URL) throws {
        switch self {
        case .closedContainer:
            try Data().write(to: container.appending(path: "Documents/file"))
            try Self.close(container, 0)
        case .closedFolders:
            for (mode, name) in [(0, "none"), (0o400, "read"), (0o200, "write"), (0o100, "search"), (0o500, "kept")] {
                let folder = container.appending(path: "Documents/\(name)/inner/innermost")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data().write(to: folder.appending(path: "file"))
                for part in [folder, folder.deletingLastPathComponent()] { try Self.close(part, mode_t(mode)) }
                try Self.close(container.appending(path: "Documents/\(name)"), mode_t(mode))
            }
        case .folderWithoutSearch:
            try Data().write(to: container.appending(path: "Library/Caches/file"))
            try Self.close(container.appending(path: "Library"), 0o600)
        case .deep: try Self.makeDeep(in: container, mode: 0o700)
        case .deepAndClosed: try Self.makeDeep(in: container, mode: 0o300)
        case .namesThatAreNoText:
            for byte in UInt8(0x80)...0xFF {
                let file = open(container.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                defer { Glibc.close(file) }
                let name: [CChar] = [CChar(bitPattern: byte), CChar(bitPattern: 0xC3), 0]
                try #require(mkdirat(file, name, 0o700) == 0)
            }
        case .longNames:
            let name = String(repeating: "長", count: 85)
            let folder = container.appending(path: "tmp/\(name)/\(name)/\(name)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        case .links:
            for name in ["link", "Documents/link"] {
                try #require(symlink(outside.path, container.appending(path: name).path) == 0)
            }
            try #require(symlink("link", container.appending(path: "loop").path) == 0)
        case .pipesAndSockets:
            try #require(mkfifo(container.appending(path: "pipe").path, 0) == 0)
            try #require(mknod(container.appending(path: "tmp/s").path, S_IFSOCK | 0o600, 0) == 0)
        case .manyFolders:
            for number in 0..<1500 {
                let folder = container.appending(path: "tmp/\(number)")
                try #require(mkdir(folder.path, 0o700) == 0)
                try #require(mkdir(folder.appending(path: "inner").path, 0) == 0)
            }
        }
    }

    private static func close(_ folder: URL, _ mode: mode_t) throws {
        try #require(chmod(folder.path, mode) == 0)
    }

    /// Not by a path: no path is that long.
    private static func makeDeep(in container: URL, mode: mode_t) throws {
        var folder = open(container.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for _ in 0..<depth {
            try #require(mkdirat(folder, "deeper", 0o700) == 0)
            let inner = openat(folder, "deeper", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            try #require(fchmod(inner, mode) == 0)
            Glibc.close(folder)
            folder = inner
        }
        Glibc.close(folder)
    }
}
