// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// The values of the parameters in an app's phrases.
enum AppShortcutValues {
    /// Tells the system to ask for them again.
    static func update(_ provider: any AppShortcutsProvider.Type) {
        CallChannel.phrases.call(AppShortcutsCall()) { result in
            if case .failure(let failure) = result {
                StandardError.write("the values of phrases are not asked for again: \(failure)", from: "AppIntents")
            }
        }
    }
}
