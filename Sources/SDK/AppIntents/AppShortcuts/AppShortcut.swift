// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A shortcut that an app provides; people can say it as soon as the app is installed.
public struct AppShortcut: Sendable {
    /// What it performs.
    let intent: any AppIntent
    /// What people say, as keys of `AppShortcuts.strings`; the first is the one that is shown.
    let phrases: [String]
    let shortTitle: LocalizedStringResource?
    let systemImageName: String?

    /// A shortcut without its own title.
    @available(*, deprecated, message: "give it a shortTitle and a systemImageName")
    @_disfavoredOverload
    public init<Intent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) where Intent: AppIntent {
        self.intent = intent
        self.phrases = phrases.map { $0.pieces.texts().key }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// A shortcut with a title and a system symbol.
    public init<Intent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) where Intent: AppIntent {
        self.intent = intent
        self.phrases = phrases.map { $0.pieces.texts().key }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// A shortcut with a title and a system symbol, whose values are shown in groups.
    public init<Intent, Value>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<
            Intent, Value, IntentParameter<Value>, KeyPath<Intent, IntentParameter<Value>>
        >
    ) where Intent: AppIntent, Value: _IntentValue, Value: Sendable {
        self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }
}
