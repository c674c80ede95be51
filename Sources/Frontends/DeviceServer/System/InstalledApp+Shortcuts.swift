// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import IntentDefinition
import Sentences

extension InstalledApp {
    /// The shortcuts that the app brings along, each with its first phrase that leaves no value open.
    func shownShortcuts(in language: String) -> [ShownApp.Shortcut] {
        // What performs an app's intents has all of them.
        let definition = intents.map(\.definition).first { !$0.file.appShortcuts.isEmpty }
        guard let definition else { return [] }
        return definition.file.appShortcuts.compactMap { shortcut in
            guard let phrase = shortcut.phrases.first(where: { $0.parameter == nil }) else { return nil }
            let words = definition.words(of: phrase, language: language)
                .replacing("${applicationName}", with: name(in: language))
            let title = shortcut.shortTitle.map { definition.text($0, language: language) } ?? words
            return ShownApp.Shortcut(title: title.withoutControls, phrase: words.withoutControls)
        }
    }
}
