// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a command could not do its work: the thing and the reason, and the mend.
struct CommandFailure: Error, Hashable, CustomStringConvertible {
    var message: String
    var mend: String

    init(_ message: String, mend: String) {
        self.message = message
        self.mend = mend
    }

    var description: String { "\(message); \(mend)" }
}
