// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A quick action that code makes with its type written out: `UIApplicationShortcutItem(type: "…"`.
struct DynamicShortcutItem {
    let type: String
    /// Of the type.
    let place: Place

    /// What such actions are made of.
    static let classes = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]

    /// In the order of the sources.
    static func all(in project: CheckedProject) -> [DynamicShortcutItem] {
        project.sources.flatMap { source in
            classes.flatMap(source.positions).sorted().compactMap { index in
                guard source.isMark(index + 1, "("), source.isWord(index + 2, "type"), source.isMark(index + 3, ":"),
                    source.tokens.indices.contains(index + 4), source.tokens[index + 4].kind == .literal
                else { return nil }
                return DynamicShortcutItem(type: source.text(index + 4), place: source.place(index + 4))
            }
        }
    }
}
