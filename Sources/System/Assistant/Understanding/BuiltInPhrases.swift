// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import IntentDefinition

/// The phrases an intent is understood by without anybody having made one.
enum BuiltInPhrases {
    /// The title and the combinations' titles, plain and with the app's name, in the person's
    /// language and the one the app was developed in.
    static func phrases(for intent: OfferedIntent, of app: InstalledApp, language: String) -> [String] {
        var sentences: [String] = []
        let texts = [intent.declaration.title].compactMap(\.self) + combinations(of: intent.declaration)
        for text in texts {
            sentences.append(slotted(intent.words(of: text, in: language), of: intent.declaration))
            sentences.append(slotted(text.text, of: intent.declaration))
        }
        var phrases: [String] = []
        for sentence in sentences where !phrases.contains(sentence) { phrases.append(sentence) }
        let plain = phrases
        for name in Set([app.name(in: language), app.info.title]).sorted() {
            for sentence in plain { phrases += withName(name, sentence) }
        }
        return phrases
    }

    private static func combinations(of declaration: IntentDeclaration) -> [LocalizableText] {
        (declaration.suggestionCombinations + declaration.shortcutCombinations).compactMap(\.title)
    }

    /// `${kind}` as the phrase slot `{kind}`; a placeholder that is no parameter makes no phrase.
    private static func slotted(_ title: String, of declaration: IntentDeclaration) -> String {
        declaration.parameters.reduce(title) { text, parameter in
            text.replacing("${\(parameter.name)}", with: "{\(parameter.name)}")
        }
    }

    private static func withName(_ name: String, _ sentence: String) -> [String] {
        [
            "\(sentence) with \(name)", "\(sentence) using \(name)", "\(sentence) in \(name)",
            "用\(name)\(sentence)", "在\(name)\(sentence)",
        ]
    }
}
