// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ProcessLife
import Wire

/// How long extensions may take and how much they may use.
package struct ExtensionLimits: Hashable, Sendable {
    /// From the question to the answer, with all that lies between: starting the process, and a
    /// second try.
    package var answer = Duration.seconds(10)
    /// The same for a panel: a person waits for the words that stand beside it.
    package var panel = Duration.seconds(5)
    /// How long the run of an App Intent may take to its next stage.
    package var stage = Duration.seconds(30)
    /// How long a process is kept that nobody asks anything.
    package var idle = Duration.seconds(60)
    /// How many processes are kept that nobody asks anything.
    package var idleProcesses = 8
    /// How much a process may say from one request to the next.
    package var life = ExtensionLife.Limits.standard
    /// Of each process: its calls, what it may leave unread, and what the kernel enforces.
    package var process = PeerLimits()

    package static let standard = ExtensionLimits()

    package init() {}

    /// How long the answer to a request may take.
    func time(for request: ExtensionRequest) -> Duration {
        if case .draw = request { return min(panel, answer) }
        return request.isStage ? stage : answer
    }
}
