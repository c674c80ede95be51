// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Processes
import Wire

/// How long extensions may take and how much they may use.
package struct ExtensionLimits: Hashable, Sendable {
    /// From the question to the answer, with all that lies between: starting the process, and a
    /// second try.
    package var answer = Duration.seconds(10)
    /// The same for a panel: a person waits for the words that stand beside it.
    package var panel = Duration.seconds(5)
    /// How long a process is kept that nobody asks anything.
    package var idle = Duration.seconds(60)
    /// How many processes are kept that nobody asks anything.
    package var idleProcesses = 8
    /// How long a process that was told to go has for it.
    package var leave = Duration.seconds(1)
    /// What a process may print from one request to the next, in bytes.
    package var output = 64 << 20
    /// How many frames nobody asked for a process may send from one request to the next.
    package var strayFrames = 64
    /// How many calls of a process wait for their turn before no more of what it says is read; and how many
    /// may be open at once that take as long as a person does.
    package var calls = 64
    /// How long the system works at once for a process that calls without end, after a pause.
    package var work = Duration.milliseconds(500)
    /// And how much of each second it does so, as long as the process likes.
    package var workShare = 0.25
    /// How much of what was sent to a process may wait for it to read before its calls are refused,
    /// in bytes; at eight times as much the process is ended.
    package var backlog = 8 << 20
    /// What the kernel enforces.
    package var resources = ResourceLimits(
        dataBytes: 1 << 30, addressBytes: 8 << 30, stackBytes: 8 << 20, openFiles: 1024, fileBytes: 4 << 30)
    /// What a process may hold that the kernel does not count.
    package var use = UseLimits()

    /// Where each process gets a group in which the kernel counts all that it holds; nil where nobody has given us any.
    package var groups: ControlGroups?

    package static let standard = ExtensionLimits()

    package init() {}

    /// What of it the kernel counts in a group of the process's own.
    package var group: ControlGroupLimits? { groups.flatMap { use.group(in: $0, resources: resources) } }

    /// How long the answer to a request may take.
    func time(for request: ExtensionRequest) -> Duration {
        if case .draw = request { min(panel, answer) } else { answer }
    }
}
