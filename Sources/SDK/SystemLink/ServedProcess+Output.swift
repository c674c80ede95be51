// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// `stdout` is a variable to Swift, though nobody assigns it.
@preconcurrency import Glibc

extension ServedProcess {
    /// Lets what the app's code prints be there when it crashes; to be called before any of that code runs.
    package static func flushOutputByLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
