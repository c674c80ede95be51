// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Commands that a help page lists together.
package struct CommandTopic: Sendable {
    /// Such as `Apps`, without a colon.
    package var title: Sentence
    package var commands: [Command]

    package init(_ title: Sentence, _ commands: [Command]) {
        self.title = title
        self.commands = commands
    }
}
