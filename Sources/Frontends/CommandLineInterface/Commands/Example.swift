// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// A command line that works, shown at the end of a help page.
package struct Example: Hashable, Sendable {
    /// As typed, the program's name included.
    package var line: String
    /// What it does, lower case, without a full stop.
    package var effect: Sentence

    package init(_ line: String, _ effect: Sentence) {
        self.line = line
        self.effect = effect
    }
}
