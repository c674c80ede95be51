// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The icons that every system has, by the raw values of Apple's `UIApplicationShortcutIcon.IconType`.
package enum ShortcutIconType: Int, Hashable, Sendable, CaseIterable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update

    private static let prefix = "UIApplicationShortcutIconType"

    /// The type that a value of `UIApplicationShortcutItemIconType` names, such as
    /// `UIApplicationShortcutIconTypeCompose`; nil where no system has it.
    package init?(key: String) {
        guard let type = Self.allCases.first(where: { $0.key == key }) else { return nil }
        self = type
    }

    /// As an `Info.plist` writes it.
    package var key: String { Self.prefix + name.prefix(1).uppercased() + name.dropFirst() }

    /// As Swift code writes it.
    package var name: String { "\(self)" }
}
