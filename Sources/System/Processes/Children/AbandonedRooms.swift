// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
import Foundation
import Glibc

/// Processes of bubblewrap that nobody waits for any more.
///
/// bubblewrap dies with the process that started it, and the program with bubblewrap. In between lies a moment: the
/// first process of a room waits until bubblewrap has set up its users, and asks to die with it only afterwards.
/// Where both are killed in that moment, it waits forever.
package enum AbandonedRooms {
    /// Kills those of this user that were started with these words in their command, wherever that was.
    ///
    /// It reads a file of each process of the machine, which takes some milliseconds; any thread may call it.
    package static func end(startedWith words: [String]) {
        let mark = Data("\0\(words.joined(separator: "\0"))\0".utf8)
        // Without /proc nothing runs in rooms.
        guard let folder = opendir("/proc") else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            // Held before it is looked at closely, for numbers are used again.
            guard let number = Int32(name), hasCommand(name, with: mark), let held = Descriptor.process(number) else {
                continue
            }
            // The first process of a room is in one namespace more than its parent. The bubblewrap that made it is not,
            // wherever that runs: in a container it is deeper than we are, and has a parent of its own there.
            guard hasCommand(name, with: mark), let status = Status(of: name),
                let parent = Status(of: String(status.parent)), status.depth > parent.depth,
                !hasCommand(status.parent, with: mark)
            else { continue }
            beckon_signal_process(held.number, SIGKILL)
        }
    }

    /// Whether a process is still bubblewrap, started by us: the program that follows has another command.
    private static func hasCommand(_ process: some StringProtocol, with mark: Data) -> Bool {
        FileManager.default.contents(atPath: "/proc/\(process)/cmdline")?.firstRange(of: mark) != nil
    }

    /// What /proc reports a process; see `status` in proc(5).
    private struct Status {
        let parent: Substring
        /// How many namespaces of processes it is in.
        let depth: Int

        /// - Returns: Nil when the process has gone.
        init?(of process: String) {
            guard let data = FileManager.default.contents(atPath: "/proc/\(process)/status") else { return nil }
            var values: [Substring: [Substring]] = [:]
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                let words = line.split(whereSeparator: \.isWhitespace)
                if let key = words.first { values[key] = Array(words.dropFirst()) }
            }
            guard let parent = values["PPid:"]?.first, let depth = values["NSpid:"]?.count else { return nil }
            (self.parent, self.depth) = (parent, depth)
        }
    }
}
