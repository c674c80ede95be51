// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A script that is run outside, after the person allowed it.
package struct ScriptRequest: Codable, Sendable {
    /// The program that reads it, such as `/bin/zsh`, and where that does not exist another shell; or the one of a
    /// machine over SSH.
    package enum Place: Codable, Sendable {
        case here(interpreter: String)
        case host(name: String, port: Int, user: String, password: String?)
    }

    package var place: Place
    package var script: String
    package var input: Content
    /// Whether the input comes as arguments and not on standard input.
    package var inputAsArguments: Bool

    package init(_ script: String, at place: Place, input: Content, inputAsArguments: Bool = false) {
        self.place = place
        self.script = script
        self.input = input
        self.inputAsArguments = inputAsArguments
    }
}
