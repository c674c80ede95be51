// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ShortcutItemsCall: Codable {
    private enum Key: String, CodingKey {
        case items
    }

    /// - Throws: `DecodingError` when an item cannot be read.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let items = try container.decodeIfPresent([ShortcutItemPayload].self, forKey: .items)
        self = items.map { .set($0) } ?? .get
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        if case .set(let items) = self { try container.encode(items, forKey: .items) }
    }
}
