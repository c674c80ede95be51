// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension INIntent {
    /// Whether the intent, with the values it has now, can be a shortcut.
    var mayBeShortcut: Bool {
        guard let types = Self.shortcutTypes else { return true }
        // A value that has no form outside the process keeps the intent from being anything but an object here.
        guard let values = try? Self.properties.values(of: self) else { return false }
        return types.contains { $0.allSatisfy(values.keys.contains) }
    }
}
