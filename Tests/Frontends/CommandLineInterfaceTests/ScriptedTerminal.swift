// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import CommandLineInterface

/// A terminal in memory: what was written can be read back.
final class ScriptedTerminal: Sendable {
    private let written = Mutex((output: "", errors: ""))

    var output: String { written.withLock { $0.output } }
    var errors: String { written.withLock { $0.errors } }

    func terminal(isTerminal: Bool = false, width: Int = 80, usesColor: Bool = false) -> Terminal {
        Terminal(
            output: TextStream(isTerminal: isTerminal, width: width, usesColor: usesColor) { text in
                self.written.withLock { $0.output += text }
            },
            errors: TextStream(isTerminal: isTerminal, width: width, usesColor: usesColor) { text in
                self.written.withLock { $0.errors += text }
            })
    }
}
