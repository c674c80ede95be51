// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Information from the system about a run.
public struct IntentSystemContext: Sendable {
    /// The time at which the person started it; nil if unknown.
    public let preciseTimestamp: Date?
    /// The current mode.
    public let currentMode: IntentModes.Current

    init(preciseTimestamp: Date? = nil, currentMode: IntentModes.Current = .background) {
        self.preciseTimestamp = preciseTimestamp
        self.currentMode = currentMode
    }
}
