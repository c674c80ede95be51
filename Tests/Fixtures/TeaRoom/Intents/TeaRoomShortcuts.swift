// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What can be said to the room.
struct TeaRoomShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: FrontTea(), phrases: ["Come forward in \(.applicationName)"], shortTitle: "Front",
            systemImageName: "cup.and.saucer")
    }
}
