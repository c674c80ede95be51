// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import ProcessLife
import Wire

/// How long apps may take, how much they may use, and how many are kept.
package struct AppLimits: Hashable, Sendable {
    /// What the engine of an app's life goes by: deadlines, suspension, crashes.
    package var life = LifeLimits.standard
    /// What suspended apps may keep together; nil for a quarter of the machine's memory and eight apps.
    package var memory: MemoryBudget?
    /// How many items may wait for one app.
    package var deliveries = 100
    /// How long an item waits for its app, in seconds.
    package var deliveryAge = 24.0 * 3600
    /// How long somebody who looks waits for the first picture of an app.
    package var picture = Duration.seconds(5)
    /// How long an app may take over the answer to a request; a launch for it comes on top.
    package var answer = Duration.seconds(10)
    /// How long the run of an App Intent may take to its next stage.
    package var stage = Duration.seconds(30)
    /// What an app may print while it is asked, in bytes.
    package var output = 64 << 20
    /// Of the app's process: its calls, what it may leave unread, and what the kernel enforces.
    package var process = PeerLimits()

    package static let standard = AppLimits()

    package init() {}

    /// How long the answer to a request may take, without a launch for it.
    func time(for request: AppRequest) -> Duration {
        if case .asked(let request) = request, request.isStage { stage } else { answer }
    }
}
