// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where the mistakes of an app's code go that do not stop its request.
struct FaultLog: Sendable {
    /// The log of the request that the current task answers.
    @TaskLocal static var current: FaultLog?

    private let report: @Sendable (String) -> Void

    init(report: @escaping @Sendable (String) -> Void) {
        self.report = report
    }

    /// - Parameter fault: One sentence: the thing, what is wrong, the mend.
    func note(_ fault: String) {
        report(fault)
    }
}
