// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The classes of items that there are.
enum ItemClass: String, CaseIterable, Sendable {
    case genericPassword = "genp"
    case internetPassword = "inet"

    /// What tells the items of one group apart, in the order in which it is hashed; see Apple's
    /// page on `errSecDuplicateItem`.
    var primaryAttributes: [String] {
        switch self {
        case .genericPassword:
            [KeychainKey.account, KeychainKey.service, KeychainKey.synchronizable]
        case .internetPassword:
            [
                KeychainKey.account, KeychainKey.securityDomain, KeychainKey.server, KeychainKey.networkProtocol,
                KeychainKey.authenticationType, KeychainKey.port, KeychainKey.path, KeychainKey.synchronizable,
            ]
        }
    }

    /// What searches name most: an item is found by each of these without the others being opened.
    var indexedAttributes: [String] {
        switch self {
        case .genericPassword: [KeychainKey.account, KeychainKey.service, KeychainKey.label]
        case .internetPassword: [KeychainKey.account, KeychainKey.server, KeychainKey.label]
        }
    }

    /// The kinds of the attributes an app may set, by name.
    var attributes: [String: AttributeKind] {
        let own: [String: AttributeKind] =
            switch self {
            case .genericPassword:
                [KeychainKey.service: .text, KeychainKey.generic: .text]
            case .internetPassword:
                [
                    KeychainKey.securityDomain: .text, KeychainKey.server: .text, KeychainKey.networkProtocol: .code,
                    KeychainKey.authenticationType: .code, KeychainKey.port: .number, KeychainKey.path: .text,
                ]
            }
        return own.merging(Self.common) { own, _ in own }
    }

    private static let common: [String: AttributeKind] = [
        KeychainKey.account: .text, KeychainKey.accessible: .accessibility, KeychainKey.label: .text,
        KeychainKey.description: .text, KeychainKey.comment: .text, KeychainKey.creator: .number,
        KeychainKey.type: .number, KeychainKey.isInvisible: .truth, KeychainKey.isNegative: .truth,
        KeychainKey.synchronizable: .truth, KeychainKey.syncViewHint: .text,
    ]
}
