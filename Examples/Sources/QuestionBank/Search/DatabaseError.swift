// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What SQLite says when something does not work.
struct DatabaseError: LocalizedError {
    let code: Int32
    let text: String

    var errorDescription: String? { "the question index: \(text) (\(code))" }
}
