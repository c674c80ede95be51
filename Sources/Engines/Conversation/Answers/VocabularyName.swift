// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Phrases

/// An item of an app's vocabulary with all its names.
package struct VocabularyName: Hashable, Sendable, Codable {
    /// What the app knows the thing by; nil if it has none.
    package var identifier: String?
    /// The one that is shown first.
    package var phrases: [String]
    /// How the first one is said, where that is not how it is written.
    package var pronunciation: String?

    package init(identifier: String?, phrases: [String], pronunciation: String? = nil) {
        self.identifier = identifier
        self.phrases = phrases
        self.pronunciation = pronunciation
    }
}

extension ConversationContext {
    /// The thing of the app's vocabulary that words name, as a value of a parameter; nil if they name none, or several.
    func vocabularyName(_ words: String, for parameter: ParameterDeclaration) -> IntentValue? {
        guard parameter.type == .speakableString || parameter.type == .string,
            let names = vocabulary[parameter.name], !names.isEmpty
        else { return nil }
        let key = FoldedText(words).key
        let meant = names.filter { name in name.phrases.contains { FoldedText($0).key == key } }
        guard meant.count == 1, let name = meant.first, let phrase = name.phrases.first else { return nil }
        guard parameter.type == .speakableString else { return .string(phrase) }
        return .speakableString(
            SpeakableStringValue(
                identifier: name.identifier, spokenPhrase: phrase, pronunciationHint: name.pronunciation))
    }
}
