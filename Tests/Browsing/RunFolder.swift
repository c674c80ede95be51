// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Synchronization

/// The folder of one run of the tests, where all their temporary files are.
///
/// It goes at the end of the run. The lock on it tells that the run is still on,
/// so that the next one removes what a killed one has left; Scripts/test keeps
/// to the same names and the same locks.
package struct RunFolder: Sendable {
    /// This process's; an error of the file system where there is no room for one.
    package static let shared = Result { try RunFolder(in: FileManager.default.temporaryDirectory) }
    /// Another outside `/tmp`, of which every sandbox has one of its own.
    package static let outside = Result { try RunFolder(in: URL(filePath: "/var/tmp")) }

    private static let prefix = "beckon-tests-"
    private static let present = Mutex<[URL]>([])
    private static let areRemovedAtEnd = atexit {
        // The next run sweeps what a program holds that has not ended yet.
        for url in RunFolder.present.withLock({ $0 }) { try? FileManager.default.removeItem(at: url) }
    }

    package let url: URL

    /// The environment of a program that a test starts, whose temporary files are to go with the run.
    package static func environment() throws -> [String: String] {
        let folder = try shared.get().url.appending(path: "tmp")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    }

    private init(in parent: URL) throws {
        Self.sweep(parent)
        _ = Self.areRemovedAtEnd
        // Locked under a name that nobody sweeps.
        let name = Self.prefix + String(UInt32.random(in: 0 ... .max), radix: 36)
        let new = parent.appending(path: ".\(name)")
        try FileManager.default.createDirectory(
            at: new, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        guard Self.locked(new) != nil else { throw POSIXError(.EWOULDBLOCK) }
        url = parent.appending(path: name)
        try FileManager.default.moveItem(at: new, to: url)
        Self.present.withLock { $0.append(url) }
    }

    /// Removes the folders of runs that are no more.
    private static func sweep(_ parent: URL) {
        // What can't be read or removed is another person's, or gone by now.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = parent.appending(path: name)
            guard let lock = locked(folder) else { continue }
            endPrograms(in: folder)
            try? FileManager.default.removeItem(at: folder)
            close(lock)
        }
    }

    /// A browser goes on when its driver was killed; its command names the folder.
    private static func endPrograms(in folder: URL) {
        let mark = Data("\(folder.path)/".utf8)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name), process != getpid(),
                let command = FileManager.default.contents(atPath: "/proc/\(name)/cmdline"),
                command.range(of: mark) != nil
            else { continue }
            kill(process, SIGKILL)
        }
    }

    /// The descriptor that holds the lock, nil if another has it; no program that is started gets it.
    private static func locked(_ folder: URL) -> Int32? {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}
