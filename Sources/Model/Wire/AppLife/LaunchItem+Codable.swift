// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LaunchItem: Codable {
    private enum Key: String, CodingKey {
        case shortcutItem, activity, interaction, url, source
    }

    /// - Throws: `DecodingError` when the item is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.shortcutItem) {
            self = .shortcutItem(try container.decode(ShortcutItemPayload.self, forKey: .shortcutItem))
        } else if container.contains(.activity) {
            self = .activity(
                try container.decode(ActivityPayload.self, forKey: .activity),
                try container.decodeIfPresent(InteractionPayload.self, forKey: .interaction))
        } else if container.contains(.url) {
            self = .url(
                try container.decode(URL.self, forKey: .url),
                source: try container.decodeIfPresent(String.self, forKey: .source))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "an item of no known kind"))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .shortcutItem(let item): try container.encode(item, forKey: .shortcutItem)
        case .activity(let activity, let interaction):
            try container.encode(activity, forKey: .activity)
            try container.encodeIfPresent(interaction, forKey: .interaction)
        case .url(let url, let source):
            try container.encode(url, forKey: .url)
            try container.encodeIfPresent(source, forKey: .source)
        }
    }
}
