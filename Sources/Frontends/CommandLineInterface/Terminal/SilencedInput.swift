// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Keeps the terminal of the standard input from showing what is typed, until its end; any other input stays as it is.
struct SilencedInput: Sendable {
    /// As it was before; nil if the input is no terminal.
    private let former: termios?

    init() {
        var state = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &state) == 0 else {
            former = nil
            return
        }
        former = state
        state.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &state)
    }

    /// Has the terminal show again what is typed.
    func end() {
        guard var former else { return }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &former)
    }
}
