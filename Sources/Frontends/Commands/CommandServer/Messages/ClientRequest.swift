// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineInterface

/// One command of a client, with what the command may know of the client's world.
package struct ClientRequest: Hashable, Sendable, Codable {
    /// ``CommandProtocol/version`` of the client. Every version reads this field.
    var version = CommandProtocol.version
    /// The command, which the client has parsed.
    package var call: CommandCall
    /// An absolute path.
    package var directory: String
    /// The few environment variables that matter to commands.
    package var variables: [String: String]
    package var terminal: TerminalFacts

    package init(call: CommandCall, directory: String, variables: [String: String], terminal: TerminalFacts) {
        self.call = call
        self.directory = directory
        self.variables = Self.relevant(variables)
        self.terminal = terminal
    }

    /// The variables of a client that a command may see: language, terminal, and the places of a
    /// person's files and tools. What else lies in an environment, secrets among it, stays there.
    static func relevant(_ variables: [String: String]) -> [String: String] {
        let names: Set = [
            "HOME", "USER", "LOGNAME", "PATH", "TMPDIR", "LANG", "LANGUAGE", "TZ", "TERM", "COLORTERM", "NO_COLOR",
            "COLUMNS", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "PKG_CONFIG_PATH",
            "TOOLCHAINS", "BECKON_BROWSER",
        ]
        return variables.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") || $0.key.hasPrefix("SWIFT") }
    }
}

/// The part of a first message that every version can read.
struct Greeting: Decodable {
    var version: Int
}
