// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a format cannot be read, or a value not be looked at.
struct PredicateMistake: Error, CustomStringConvertible {
    let description: String

    /// - Parameter remedy: What mends it.
    init(_ reason: String, remedy: String) { description = "\(reason); \(remedy)" }
}
