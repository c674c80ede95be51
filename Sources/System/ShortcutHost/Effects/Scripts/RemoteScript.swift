// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Shortcuts

/// Another machine that a script is run on, over SSH and by the keys that the person has here.
struct RemoteScript: Sendable {
    private static let longestName = 253

    let host: String
    let port: Int
    let user: String
    let password: String?

    /// The words of the command, its program by an absolute path.
    ///
    /// - Throws: Where a name could be taken for an option, or for more than a name.
    func words(script: String, _ tools: MachineTools) throws(ShortcutFailure) -> [String] {
        // To hand it over, it would have to be written where other programs can read it.
        guard password?.isEmpty ?? true else {
            throw ShortcutFailure(
                "passwords are never sent to another machine", remedy: "add your SSH key to that machine")
        }
        guard Self.isPlain(host), user.isEmpty || Self.isPlain(user), (1...65_535).contains(port) else {
            throw ShortcutFailure(
                "‘\(user.prefix(100))@\(host.prefix(100))’ is not a valid machine",
                remedy: "check its name, user and port")
        }
        guard let ssh = tools.path(of: "ssh") else { throw tools.failure(.remoteScripts) }
        return [
            ssh, "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=15", "-o", "ClearAllForwardings=yes", "-p",
            "\(port)",
            "--", user.isEmpty ? host : "\(user)@\(host)", script,
        ]
    }

    /// Names that no program takes for an option, and no shell for more.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("-") && name.utf8.count <= longestName
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-:".contains($0)) }
    }
}
