// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a command could not do its work: the thing and the reason, and the remedy.
struct CommandFailure: Error, Hashable, CustomStringConvertible {
    var message: String
    var remedy: String

    init(_ message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }

    var description: String { "\(message); \(remedy)" }
}
