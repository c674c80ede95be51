// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The folder in which one installation puts its bundles together.
///
/// It is named after the process, so that what a process that was killed has
/// left can be distinguished from the work of one that still runs.
struct StageFolder {
    /// For a folder in which people look: their eyes pass over what begins with a dot.
    static let hiddenPrefix = ".stage-"

    let url: URL

    /// Makes a folder of your own, and clears away those whose processes are gone.
    init(in staging: URL, prefix: String = "") throws(InstallError) {
        for name in try Disk.contents(of: staging) where name.hasPrefix(prefix) {
            guard Self.isAbandoned(name.dropFirst(prefix.count)) else { continue }
            // What cannot be removed does no harm, and the next installation tries again.
            try? Disk.remove(staging.appending(path: name))
        }
        url = staging.appending(path: "\(prefix)\(getpid())-\(UUID().uuidString)", directoryHint: .isDirectory)
        try Disk.makeFolder(url)
    }

    private static func isAbandoned(_ name: Substring) -> Bool {
        guard let process = name.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0 else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }
}
