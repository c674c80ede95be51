// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Store

/// What the screen shows of the system, in one language.
struct DeviceContents: Hashable, Sendable {
    var apps: [ShownApp] = []
    /// The person's shortcuts, by their names.
    var shortcuts: [ShownShortcut] = []
    /// What is worth offering on the lock screen, the best first.
    var lockSuggestions: [ShownAction] = []
    /// The same, in the search.
    var searchSuggestions: [ShownAction] = []
    /// What apps have donated, the latest first.
    var actions: [ShownAction] = []
    /// Examples of what can be said as is: some of the person's own phrases, then a sentence of each app.
    var sayings: [OfferedSaying] = []
    /// What apps propose to give a phrase to, each app's in its order.
    var proposals: [ShownAction] = []
    /// Which apps are learned from and offered.
    var settings: [AppSettingsRecord] = []
    /// Whether the machine hears the language by itself, and sends no sound anywhere.
    var hears = false
}
