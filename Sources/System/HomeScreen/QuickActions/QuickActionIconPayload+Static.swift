// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Wire

extension QuickActionIconPayload {
    /// The one icon of an entry that may name several: its symbol wins over its file, its file over its type, as
    /// Apple's page on `UIApplicationShortcutItems` has it. Nil if it names none that is known.
    package init?(of entry: StaticQuickAction) {
        if let name = entry.iconSymbolName, !name.isEmpty {
            self = .symbol(name)
        } else if let name = entry.iconFile, !name.isEmpty {
            self = .template(name)
        } else if let type = entry.iconType.flatMap(QuickActionIconType.init(key:)) {
            self = .type(type.rawValue)
        } else {
            return nil
        }
    }
}
