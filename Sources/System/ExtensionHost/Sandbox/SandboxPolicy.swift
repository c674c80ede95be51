// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a process sees and may do, besides what every process of an app does.
package struct SandboxPolicy: Hashable, Sendable {
    /// Folders and files it may read, at their own paths; its program must be in one of them.
    package var readable: [URL]
    /// Folders in which it may write.
    package var writable: [URL]
    /// Whether it is on the machine's own network, or on one where it is alone.
    package var allowsNetwork: Bool
    /// How many processes it may start in its life; one, for the report of its crash.
    package var processes = 1
    /// How many threads its processes may have together. The kernel does not count those of root.
    package var threads = 1024
    /// Bytes it may keep in `/tmp`, and as many again in memory shared by name.
    package var temporaryBytes = 64 << 20

    package init(readable: [URL] = [], writable: [URL] = [], allowsNetwork: Bool = false) {
        self.readable = readable
        self.writable = writable
        self.allowsNetwork = allowsNetwork
    }
}
