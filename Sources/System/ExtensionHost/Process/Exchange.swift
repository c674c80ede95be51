// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// One request to a process, as long as it is open.
struct Exchange {
    /// How many faults of one request are worth keeping.
    private static let faultLimit = 100

    let request: ExtensionRequest
    let deadline: Duration
    /// Nil before the asking task waits, and after it was cancelled.
    var continuation: CheckedContinuation<ExchangeOutcome, Never>?
    /// The asking task was cancelled; the answer is awaited for nobody.
    var isAbandoned = false
    var wasSent = false
    /// An answer of which the pixels have not come yet.
    var drawing: PanelReply?
    private(set) var faults: [String] = []

    init(_ request: ExtensionRequest, deadline: Duration) {
        self.request = request
        self.deadline = deadline
    }

    /// How it ends without an answer. What the process said of mistakes meanwhile may be the reason.
    func failed(_ failure: ExtensionFailure) -> ExchangeOutcome {
        var failure = failure
        if !faults.isEmpty { failure.detail = (faults + [failure.detail].compactMap(\.self)).joined(separator: "\n") }
        return .failed(failure, wasAsked: wasSent)
    }

    mutating func add(fault: String) {
        guard faults.count < Self.faultLimit else { return }
        faults.append(fault.withoutControlCharacters.shortened(to: 1000))
    }
}
