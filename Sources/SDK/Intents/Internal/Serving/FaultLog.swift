// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where the mistakes of an app's code go that do not stop its request.
package final class FaultLog: Sendable {
    /// The log of the request that the current task answers.
    @TaskLocal package static var current: FaultLog?

    private let report: @Sendable (String) -> Void
    private let abandon: (@Sendable (String) -> Void)?
    private let contradicted = Atomic(false)

    /// Whether a completion was called again with another answer.
    var hasSecondAnswer: Bool { contradicted.load(ordering: .acquiring) }

    /// - Parameters:
    ///   - report: Called with each, on any thread.
    ///   - abandon: Called in its place with one after which the request can have no answer, on any thread.
    package init(report: @escaping @Sendable (String) -> Void, abandon: (@Sendable (String) -> Void)? = nil) {
        self.report = report
        self.abandon = abandon
    }

    /// - Parameter fault: One sentence: the thing, what is wrong, the remedy.
    package func note(_ fault: String) { report(fault) }

    /// - Parameter fault: As for ``note(_:)``, about a completion that was released without a call.
    func noteLostAnswer(_ fault: String) {
        guard let abandon else { return report(fault) }
        abandon(fault)
    }

    /// - Parameter fault: As for ``note(_:)``, about a completion that was called again.
    func noteSecondAnswer(_ fault: String) {
        contradicted.store(true, ordering: .releasing)
        report(fault)
    }
}
