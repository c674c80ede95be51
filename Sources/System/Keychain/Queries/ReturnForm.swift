// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Wire

/// What of an item is returned, by the `kSecReturn…` keys.
struct ReturnForm: OptionSet, Sendable {
    let rawValue: Int

    static let data = ReturnForm(rawValue: 1)
    static let attributes = ReturnForm(rawValue: 2)
    static let persistentReference = ReturnForm(rawValue: 4)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ fields: inout QueryFields) throws(KeychainError) {
        self = []
        if try fields.truth(KeychainKey.returnData) { insert(.data) }
        if try fields.truth(KeychainKey.returnAttributes) { insert(.attributes) }
        if try fields.truth(KeychainKey.returnPersistentReference) { insert(.persistentReference) }
    }

    /// One item in this form: alone, data and reference come as they are; nil for the empty form.
    func value(of item: KeychainItem, secret: Data, reference: ItemReference) -> PropertyListValue? {
        switch self {
        case []: return nil
        case .data: return .data(secret)
        case .persistentReference: return .data(reference.data)
        default:
            var dictionary = contains(.attributes) ? item.dictionary : [:]
            if contains(.data) { dictionary[KeychainKey.valueData] = .data(secret) }
            if contains(.persistentReference) {
                dictionary[KeychainKey.valuePersistentReference] = .data(reference.data)
            }
            return .dictionary(dictionary)
        }
    }
}

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
