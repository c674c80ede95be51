// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Where an app's developer reads what nothing else can carry.
package enum StandardError {
    /// Writes one line in one piece.
    ///
    /// - Parameter module: The module that speaks, which the line begins with.
    package static func write(_ text: String, from module: String) {
        let line = Array("\(module): \(text)\n".utf8)
        // Standard error is the last resort; nobody is left to hear that it failed.
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
