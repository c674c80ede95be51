// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
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

/// What values an attribute may have.
enum AttributeKind: Sendable {
    /// A string or data; both with the same bytes are the same.
    case text
    case number
    case truth
    /// Four characters, or the number that they are.
    case code
    case accessibility

    /// The value in the one form it is kept in.
    ///
    /// - Throws: ``KeychainError`` naming the attribute when the value is of another kind.
    func normalized(_ value: PropertyListValue, of name: String) throws(KeychainError) -> PropertyListValue {
        switch (self, value) {
        case (.text, .string), (.text, .data), (.number, .integer), (.truth, .boolean), (.code, .string),
            (.code, .integer):
            return value
        case (.truth, .integer(let number)) where number == 0 || number == 1:
            return .boolean(number == 1)
        case (.accessibility, .string(let text)) where KeychainKey.accessibilities.contains(text):
            return value
        default:
            throw KeychainError(.parameter, "the value of ‘\(name)’ is not \(words)")
        }
    }

    private var words: String {
        switch self {
        case .text: "a string or data"
        case .number: "a whole number"
        case .truth: "true or false"
        case .code: "one of the kSecAttr… values"
        case .accessibility: "one of the kSecAttrAccessible… values"
        }
    }
}

extension PropertyListValue {
    /// What is compared and hashed: a string and data with the same bytes are one, and so are
    /// nothing, an empty string and zero.
    var comparableBytes: Data {
        switch self {
        case .string(let text): Data(text.utf8)
        case .data(let data): data
        case .integer(let number): number == 0 ? Data() : Data("\(number)".utf8)
        case .boolean(let truth): truth ? Data("1".utf8) : Data()
        case .real(let number): Data("\(number)".utf8)
        case .date(let date): Data("\(date.timeIntervalSinceReferenceDate)".utf8)
        case .url, .set, .null, .array, .dictionary: Data()
        }
    }

    /// The text without regard to case; nil for what is not text.
    var foldedText: String? {
        guard case .string(let text) = self else { return nil }
        return text.folding(options: .caseInsensitive, locale: nil)
    }
}
