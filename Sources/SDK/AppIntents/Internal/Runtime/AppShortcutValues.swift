// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// The values of the parameters in an app's phrases.
enum AppShortcutValues {
    /// What the process tells of them; a test has its own.
    @TaskLocal static var channel = CallChannel("AppIntents.shortcuts", link: .inherited)

    /// Tells the system to ask for them anew.
    static func update(_ provider: any AppShortcutsProvider.Type) {
        channel.call(AppShortcutsCall()) { result in
            if case .failure(let failure) = result {
                StandardError.write("the values of phrases are not asked for anew: \(failure)", from: "AppIntents")
            }
        }
    }
}
