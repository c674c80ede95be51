// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Searching

/// Something that a person may find in search, and what happens to it when they choose it.
package struct DeviceFinding: Hashable, Sendable {
    /// What happens to it when a person chooses it.
    package enum Deed: Hashable, Sendable {
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
    package var entry: SearchEntry
    /// What a person reads below the title.
    package var subtitle: String?
    /// The bundle identifier of the app whose icon is shown.
    package var app: String?
    /// `#RRGGBB`, of what has a tile.
    package var color: String?
    package var deed: Deed

    package init(
        _ entry: SearchEntry, subtitle: String? = nil, app: String? = nil, color: String? = nil, deed: Deed
    ) {
        self.entry = entry
        self.subtitle = subtitle
        self.app = app
        self.color = color
        self.deed = deed
    }
}

extension DeviceFinding: Encodable {
    private enum Key: String, CodingKey {
        case id, title, subtitle, app, color, begins, setting
    }

    /// As a row of the page: what it does is the device's matter, but for what happens in the page alone.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(entry.id, forKey: .id)
        try container.encode(entry.title.clipped, forKey: .title)
        try container.encodeIfPresent(subtitle?.clipped, forKey: .subtitle)
        try container.encodeIfPresent(app, forKey: .app)
        try container.encodeIfPresent(color, forKey: .color)
        switch deed {
        case .begin(let text): try container.encode(text, forKey: .begins)
        case .setting(let key): try container.encode(key, forKey: .setting)
        default: break
        }
    }
}
