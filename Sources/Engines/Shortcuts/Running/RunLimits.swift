// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What one run may cost.
package struct RunLimits: Codable, Sendable {
    /// Steps of the program, those of shortcuts that it runs not among them.
    package var steps: Int
    /// Characters of one text, in bytes.
    package var textSize: Int
    /// Items of one list.
    package var items: Int
    /// Shortcuts that run one another.
    package var depth: Int
    /// Steps until the caller gets it back for a moment: to cancel it, and to let others have the thread.
    package var stepsAtOnce: Int

    package init(
        steps: Int = 100_000_000, textSize: Int = 64 << 20, items: Int = 10_000_000, depth: Int = 16,
        stepsAtOnce: Int = 20_000
    ) {
        self.stepsAtOnce = stepsAtOnce
        self.steps = steps
        self.textSize = textSize
        self.items = items
        self.depth = depth
    }
}
