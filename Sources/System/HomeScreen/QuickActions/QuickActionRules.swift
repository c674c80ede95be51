// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Wire

/// What the system takes from an app that sets its quick actions.
///
/// A refused list changes nothing. The bounds keep one app from filling the
/// store, and are far beyond what a menu can show.
package enum QuickActionRules {
    /// How many actions an app may have set.
    package static let itemLimit = 50
    /// The longest text of an action, in bytes of UTF-8.
    package static let textLimit = 4096
    /// The values of one action's `userInfo`, those inside arrays and dictionaries included.
    package static let valueLimit = 4096
    /// All texts and data of one action's `userInfo`, in bytes.
    package static let sizeLimit = 64 << 10
    /// How deep `userInfo` may nest, itself included.
    package static let depthLimit = 16

    /// Why these can't be the app's actions, in one sentence for a developer; nil when they can.
    package static func refusal(of items: [QuickActionPayload]) -> String? {
        guard items.count <= itemLimit else {
            return "an app may set \(itemLimit) quick actions, and these are \(items.count); set fewer"
        }
        return items.lazy.compactMap(refusal).first
    }

    private static func refusal(of item: QuickActionPayload) -> String? {
        let name = "the quick action ‘\(item.type.prefix(100))’"
        for (part, text) in texts(of: item) where text.utf8.count > textLimit {
            return "\(name) has a \(part) of \(text.utf8.count) bytes; make it at most \(textLimit)"
        }
        var measure = Measure()
        measure.add(.dictionary(item.userInfo), depth: 1)
        return measure.excess.map { "\(name) has a userInfo \($0); keep the rest in a file and its name in userInfo" }
    }

    private static func texts(of item: QuickActionPayload) -> [(part: String, text: String)] {
        let icon: String? =
            switch item.icon {
            case .template(let name), .symbol(let name): name
            case .type, nil: nil
            }
        let texts = [
            ("type", item.type), ("title", item.title), ("subtitle", item.subtitle), ("icon name", icon),
            ("targetContentIdentifier", item.targetContentIdentifier),
        ]
        return texts.compactMap { part, text in text.map { (part, $0) } }
    }

    /// Adds up a `userInfo` and stops where it is too much.
    private struct Measure {
        var values = 0
        var bytes = 0
        /// What is too much of it.
        var excess: String?

        mutating func add(_ value: PropertyListValue, depth: Int) {
            guard excess == nil else { return }
            values += 1
            switch value {
            case .string(let text): bytes += text.utf8.count
            case .data(let data): bytes += data.count
            case .url(let url): bytes += url.absoluteString.utf8.count
            case .integer, .real, .boolean, .date, .null: break
            case .set(let values):
                for value in values { add(value, depth: depth + 1) }
            case .array(let values):
                for value in values { add(value, depth: depth + 1) }
            case .dictionary(let values):
                bytes += values.keys.reduce(0) { $0 + $1.utf8.count }
                for value in values.values { add(value, depth: depth + 1) }
            }
            judge(depth)
        }

        private mutating func judge(_ depth: Int) {
            if excess != nil { return }
            if depth > depthLimit { excess = "nested more than \(depthLimit) deep" }
            if values > valueLimit { excess = "of more than \(valueLimit) values" }
            if bytes > sizeLimit { excess = "of more than \(sizeLimit) bytes" }
        }
    }
}
