// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// A variable of the environment that a program heeds, as its help explains it.
package struct EnvironmentVariable: Hashable, Sendable {
    package var name: String
    /// Lower case, without a full stop.
    package var help: Sentence

    package init(_ name: String, _ help: Sentence) {
        self.name = name
        self.help = help
    }
}
