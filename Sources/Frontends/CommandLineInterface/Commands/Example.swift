// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A command line that works, shown at the end of a help page.
package struct Example: Hashable, Sendable {
    /// As typed, the program's name included.
    package var line: String
    /// What it does, lower case, without a full stop.
    package var effect: String

    package init(_ line: String, _ effect: String) {
        self.line = line
        self.effect = effect
    }
}
