// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// How many items `SecItemCopyMatching` returns, by `kSecMatchLimit`.
struct SearchLimit: Hashable, Sendable {
    let count: Int
    /// One item comes alone, several in an array, even when there is but one.
    let isOne: Bool

    init(_ fields: inout QueryFields) throws(KeychainError) {
        switch fields.value(KeychainKey.matchLimit) {
        case nil, .string(KeychainKey.matchLimitOne)?: (count, isOne) = (1, true)
        case .string(KeychainKey.matchLimitAll)?: (count, isOne) = (.max, false)
        case .integer(let number)? where number > 0: (count, isOne) = (number, number == 1)
        case _?:
            throw KeychainError(
                .parameter,
                "the value of ‘m_Limit’ is neither kSecMatchLimitOne, kSecMatchLimitAll nor a number above 0")
        }
    }
}
