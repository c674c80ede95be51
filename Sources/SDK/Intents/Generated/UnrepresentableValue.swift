// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a value cannot leave the process.
@_spi(Generated) public struct UnrepresentableValue: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence: the thing, the reason, the mend.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
