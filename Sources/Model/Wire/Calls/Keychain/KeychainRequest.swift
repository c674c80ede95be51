// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A call of one of the four `SecItem` functions.
///
/// The dictionaries travel as the app wrote them, with Apple's keys; what they
/// mean is for the system to judge.
package enum KeychainRequest: Hashable, Sendable {
    /// A query or the attributes of an item, by Apple's raw names; see ``KeychainKey``.
    package typealias Attributes = [String: PropertyListValue]

    case add(Attributes)
    case copyMatching(Attributes)
    case update(Attributes, changes: Attributes)
    case delete(Attributes)
}

extension KeychainRequest: Codable {
    private enum Key: String, CodingKey {
        case `do`, query, changes
    }

    private enum Kind: String, Codable {
        case add, copyMatching, update, delete
    }

    /// - Throws: `DecodingError` when the request is unknown or incomplete.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let query = try container.decode(Attributes.self, forKey: .query)
        self =
            switch try container.decode(Kind.self, forKey: .do) {
            case .add: .add(query)
            case .copyMatching: .copyMatching(query)
            case .update: .update(query, changes: try container.decode(Attributes.self, forKey: .changes))
            case .delete: .delete(query)
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .add(let query): try encode(.add, query, to: &container)
        case .copyMatching(let query): try encode(.copyMatching, query, to: &container)
        case .update(let query, let changes):
            try encode(.update, query, to: &container)
            try container.encode(changes, forKey: .changes)
        case .delete(let query): try encode(.delete, query, to: &container)
        }
    }

    private func encode(
        _ kind: Kind, _ query: Attributes, to container: inout KeyedEncodingContainer<Key>
    ) throws {
        try container.encode(kind, forKey: .do)
        try container.encode(query, forKey: .query)
    }
}
