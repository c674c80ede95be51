// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeScreen
import Sentences
import Wire

/// One entry in the menu of an app's icon.
struct ShownQuickAction: Hashable, Sendable {
    /// Tells it from the others of its menu.
    let id: String
    let action: QuickAction

    /// A menu, in its order.
    static func menu(_ actions: [QuickAction]) -> [ShownQuickAction] {
        var seen: [String: Int] = [:]
        return actions.map { action in
            let name = "\(action.origin.rawValue) \(action.item.type)"
            seen[name, default: 0] += 1
            return ShownQuickAction(id: "\(name) \(seen[name] ?? 1)", action: action)
        }
    }
}

extension ShownQuickAction: Encodable {
    private enum Key: String, CodingKey {
        case id, title, subtitle, hasIcon
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(action.item.title.withoutControls, forKey: .title)
        try container.encodeIfPresent(action.item.subtitle?.withoutControls, forKey: .subtitle)
        try container.encode(action.item.icon != nil, forKey: .hasIcon)
    }
}
