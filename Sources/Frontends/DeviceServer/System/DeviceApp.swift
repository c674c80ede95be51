// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An installed app.
package struct DeviceApp: Codable, Hashable, Sendable {
    /// The bundle identifier.
    package var id: String
    /// What a person reads.
    package var name: String
    /// What tells its icon from an older one; nil where its first letter stands for it.
    package var icon: String?

    package init(id: String, name: String, icon: String? = nil) {
        self.id = id
        self.name = name
        self.icon = icon
    }
}
