// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Foundation
import Glibc
import Sentences

extension LaunchError {
    /// What can be known before the start: in the room, bubblewrap would say less.
    static func check(_ executable: String) throws(LaunchError) {
        guard access(executable, F_OK) == 0 else { throw .notFound(path: executable) }
        guard access(executable, X_OK) == 0 else { throw .notExecutable(path: executable) }
    }

    /// Of what bubblewrap said before it gave up.
    ///
    /// - Parameter complaint: All that was printed; its own lines begin with its name.
    init(complaint: String, status: Int, launch: ChildLaunch) {
        let lines = complaint.split(separator: "\n").filter { $0.hasPrefix("bwrap: ") }
        let reason = lines.last.map { String($0.dropFirst("bwrap: ".count)) }
        guard let failure = reason?.suffix(after: "execvp \(launch.executable): ") else {
            self = .noSandbox(
                reason: reason.map { "\($0)" } ?? "bubblewrap exited with status \(status) and said nothing")
            return
        }
        let isMissing = failure == String(cString: strerror(ENOENT))
        self = .notProgram(
            path: launch.executable,
            reason: isMissing ? "its interpreter is missing or not visible in the sandbox" : "\(failure)")
    }
}

extension String {
    fileprivate func suffix(after start: String) -> String? {
        hasPrefix(start) ? String(dropFirst(start.count)) : nil
    }
}
