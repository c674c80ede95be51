// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// The quick actions in an app's `UIApplicationShortcutItems`.
struct QuickActionEntries {
    struct Item {
        /// Nil if it is missing, or contains an unknown variable.
        var type: String?
        var place: Place
        var typePlace: Place
        /// The required keys that do not exist, or empty.
        var missing: [String]
    }

    let items: [Item]

    init(of part: ProjectPart) {
        guard let plist = part.plist, case .array(let entries)? = plist["UIApplicationShortcutItems"] else {
            items = []
            return
        }
        items = entries.indices.map { index in
            let keys = ["UIApplicationShortcutItems", "[\(index)]"]
            let entry = PlistDocument(path: plist.path, tree: entries[index])
            let required = ["UIApplicationShortcutItemType", "UIApplicationShortcutItemTitle"]
            return Item(
                type: entry.text(required[0]), place: plist.place(keys), typePlace: plist.place(keys + [required[0]]),
                missing: required.filter { entry[$0] == nil || entry[$0] == .string("") })
        }
    }
}

/// A quick action that code makes with its type written out: `UIApplicationShortcutItem(type: "…"`.
struct DynamicQuickAction {
    let type: String
    /// Of the type.
    let place: Place

    /// What such actions are made of.
    static let classes = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]

    /// In the order of the sources.
    static func all(in project: CheckedProject) -> [DynamicQuickAction] {
        project.sources.flatMap { source in
            classes.flatMap(source.positions).sorted().compactMap { index in
                guard source.isMark(index + 1, "("), source.isWord(index + 2, "type"), source.isMark(index + 3, ":"),
                    source.tokens.indices.contains(index + 4), source.tokens[index + 4].kind == .literal
                else { return nil }
                return DynamicQuickAction(type: source.text(index + 4), place: source.place(index + 4))
            }
        }
    }
}
