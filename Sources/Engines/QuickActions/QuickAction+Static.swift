// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Wire

extension QuickAction {
    /// Gives the words of a key of `InfoPlist.strings`; nil where no language has it.
    package typealias Words = (_ key: String) -> String?

    /// An entry of `UIApplicationShortcutItems` as a person meets it.
    ///
    /// A text that is no key of the strings is shown as it stands.
    package init(_ entry: StaticShortcutItem, words: Words) {
        self.init(
            .static,
            ShortcutItemPayload(
                type: entry.type, title: words(entry.title) ?? entry.title,
                subtitle: entry.subtitle.map { words($0) ?? $0 }, icon: ShortcutIconPayload(of: entry),
                userInfo: entry.userInfo.mapValues(PropertyListValue.init)))
    }
}
