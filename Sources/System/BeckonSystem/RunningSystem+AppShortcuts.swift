// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import ExtensionHost
import Wire

/// The phrases of apps' own shortcuts.
extension RunningSystem {
    /// An app says that the values in its phrases are others now: it is asked for them in its own time, and those that
    /// are known count until then.
    func updateShortcutValues(of app: BundleIdentifier) -> Done {
        phraseBooks.outdateOptions(of: app)
        Task { [weak self] in await self?.learnShortcutValues(of: app) }
        return Done()
    }

    private func learnShortcutValues(of identifier: BundleIdentifier) async {
        // An app that cannot be read is told about where it is meant.
        guard let app = try? await apps.catalog()[identifier], let transport = try? transport() else { return }
        await phraseBooks.learnOptions(of: app, over: transport, language: language)
    }
}
