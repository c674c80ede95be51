// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an engine held to be likely before an event, the likeliest first.
package struct Prediction: Hashable, Sendable {
    package let event: RecordedEvent
    package let actions: [String]
    /// Of each of them, 0 to 1.
    package let probabilities: [Float]

    /// From 1; nil if the action that was done is not among them.
    package var rank: Int? { actions.firstIndex(of: event.action).map { $0 + 1 } }

    /// The event's identifier and the actions, separated by tabs.
    package var line: String { ([event.identifier] + actions).joined(separator: "\t") }
}
