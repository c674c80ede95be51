// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Information from the system about a run.
public struct IntentSystemContext: Sendable {
    /// When the person set it off; nil if nobody knows.
    public let preciseTimestamp: Date?
    /// Where the intent is performed.
    public let currentMode: IntentModes.Current

    init(preciseTimestamp: Date? = nil, currentMode: IntentModes.Current = .background) {
        self.preciseTimestamp = preciseTimestamp
        self.currentMode = currentMode
    }
}
