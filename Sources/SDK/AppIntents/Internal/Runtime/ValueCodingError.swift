// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a value cannot be sent, or received data is not a value of a type.
struct ValueCodingError: LocalizedError, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    var errorDescription: String? { description }
}
