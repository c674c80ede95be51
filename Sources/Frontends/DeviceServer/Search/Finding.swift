// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

/// Something that a person may find in search, and what happens to it when they choose it.
struct Finding: Hashable, Sendable {
    /// What happens to it when a person chooses it.
    enum Deed: Hashable, Sendable {
        case open(app: String)
        case show(sheet: DeviceCommand.Sheet)
        case runAction(id: Int)
        case runShortcut(id: UUID)
        /// Says a sentence to Siri.
        case say(String)
        /// Begins a sentence in Siri's field, for the person to go on.
        case begin(String)
        /// By its ``ShownQuickAction/id`` in the menu of the app.
        case quickAction(id: String, app: String)
        /// Opens an app with what the app calls so.
        case content(identifier: String, app: String)
        /// Shows a row of the settings, by the key that it has in the page.
        case setting(key: String)
    }

    /// By what it is found.
    var entry: SearchEntry
    /// What a person reads below the title.
    var subtitle: String?
    /// The bundle identifier of the app whose icon is shown.
    var app: String?
    /// `#RRGGBB`, of what has a tile.
    var color: String?
    var deed: Deed
}

extension Finding: Encodable {
    private enum Key: String, CodingKey {
        case id, title, subtitle, app, color, begins, setting
    }

    /// As a row of the page: what it does is the device's matter, but for what happens in the page alone.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(entry.id, forKey: .id)
        try container.encode(entry.title.clipped, forKey: .title)
        try container.encodeIfPresent(subtitle?.clipped, forKey: .subtitle)
        try container.encodeIfPresent(app, forKey: .app)
        try container.encodeIfPresent(color, forKey: .color)
        switch deed {
        case .begin(let text): try container.encode(text, forKey: .begins)
        case .setting(let key): try container.encode(key, forKey: .setting)
        case .open, .show, .runAction, .runShortcut, .say, .quickAction, .content: break
        }
    }
}
