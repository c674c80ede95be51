// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where in the tree of control groups a process is, as /proc tells; see cgroups(7).
struct ControlGroupPlace: Hashable {
    /// The folder of the process's own group.
    let folder: String

    /// - Parameters:
    ///   - memberships: What `/proc/PID/cgroup` says.
    ///   - mounts: What `/proc/PID/mountinfo` says.
    /// - Returns: Nil if there is no tree of version 2, or the process's group lies outside what is mounted.
    init?(memberships: String, mounts: String) {
        let lines = memberships.split(separator: "\n")
        guard let own = lines.first(where: { $0.hasPrefix("0::/") })?.dropFirst("0::".count) else { return nil }
        // Removed while the process was in it.
        guard !own.hasSuffix(" (deleted)"), !own.split(separator: "/").contains("..") else { return nil }
        let folders = mounts.split(separator: "\n").lazy.compactMap { Self.folder(of: String(own), mountedAs: $0) }
        guard let folder = folders.first else { return nil }
        self.folder = folder
    }

    private static func folder(of group: String, mountedAs line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let dash = words.firstIndex(of: "-"), dash >= 6, words.dropFirst(dash + 1).first == "cgroup2" else {
            return nil
        }
        let (root, point) = (unescaped(words[3]), unescaped(words[4]))
        if root == "/" { return group == "/" ? point : point + group }
        guard group == root || group.hasPrefix(root + "/") else { return nil }
        return point + group.dropFirst(root.count)
    }

    /// Spaces and the like are written in octal digits there.
    private static func unescaped(_ word: Substring) -> String {
        [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")]
            .reduce(String(word)) { $0.replacing($1.0, with: $1.1) }
    }
}
