// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import IntentDefinition

/// A phrase an intent is understood by without anybody having made one.
struct BuiltInPhrase: Hashable, Sendable {
    /// With `{parameter}` slots.
    var text: String
    /// Whether it is worth telling a person about; the forms with the app's name are not.
    var isSuggested: Bool

    /// The title and the combinations' titles, plain and with the app's name, in the person's
    /// language and the one the app was developed in.
    static func all(for intent: OfferedIntent, of app: InstalledApp, language: String) -> [BuiltInPhrase] {
        let texts = [intent.declaration.title].compactMap(\.self) + combinations(of: intent.declaration)
        let spoken = texts.map { slotted(intent.words(of: $0, in: language), of: intent.declaration) }
        let developed = texts.map { slotted($0.text, of: intent.declaration) }
        let plain =
            spoken.map { BuiltInPhrase(text: $0, isSuggested: true) }
            + developed.filter { !spoken.contains($0) }.map { BuiltInPhrase(text: $0, isSuggested: false) }
        let names = Set([app.name(in: language), app.info.title]).sorted()
        return plain + names.flatMap { name in plain.flatMap { $0.naming(name) } }
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

    private func naming(_ app: String) -> [BuiltInPhrase] {
        ["\(text) with \(app)", "\(text) using \(app)", "\(text) in \(app)", "用\(app)\(text)", "在\(app)\(text)"]
            .map { BuiltInPhrase(text: $0, isSuggested: false) }
    }
}
