// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether this machine lets us make a sandbox: in some containers it does not.
package enum MachineSandbox {
    package static let reason = "bubblewrap is not there, or may not make namespaces here"

    package static let isAvailable: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/bwrap")
        process.arguments = ["--unshare-user", "--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"]
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return false
        }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}
