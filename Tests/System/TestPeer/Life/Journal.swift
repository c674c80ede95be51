// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What the peer does, line by line, in the file `journal` of its folder: each line is there once this returns.
struct Journal {
    private let file = open("journal", O_WRONLY | O_APPEND | O_CREAT, 0o600)

    func note(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        guard write(file, bytes, bytes.count) == bytes.count else { exit(70) }
    }
}
