// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Commands that a help page lists together.
package struct CommandTopic: Sendable {
    /// Such as `Apps`, without a colon.
    package var title: String
    package var commands: [Command]

    package init(_ title: String, _ commands: [Command]) {
        self.title = title
        self.commands = commands
    }
}
