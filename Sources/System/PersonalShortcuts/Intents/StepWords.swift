// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
import Assistant
import IntentDefinition
package import Shortcuts
import SystemTexts

/// What installed apps call the intents that are steps of a shortcut.
package struct StepWords: Sendable {
    private let catalog: AppCatalog
    private let language: String

    /// - Parameter language: A BCP 47 tag.
    package init(_ catalog: AppCatalog, language: String) {
        self.catalog = catalog
        self.language = language
    }

    /// Those of one intent; nil if no app has it.
    package func words(_ target: IntentStep.Target) -> IntentWords? {
        StepIntent.candidate(for: target, in: catalog).map { words(of: $0.intent) }
    }

    private func words(of intent: OfferedIntent) -> IntentWords {
        var words = IntentWords(title: intent.title(in: language), parameters: [:])
        for parameter in intent.declaration.parameters {
            words.parameters[parameter.name] = parameter.displayName.map { intent.words(of: $0, in: language) }
            words.choices[parameter.name] = choices(of: parameter, intent)
        }
        words.summary = { [language] written in Self.summary(of: intent, written, language: language) }
        return words
    }

    /// The sentence of an App Intent's summary, or the title of the combination that a definition has for the values.
    private static func summary(
        of intent: OfferedIntent, _ written: [String: String], language: String
    ) -> [SlotTemplate.Piece]? {
        let declaration = intent.declaration
        let text =
            declaration.appIntent?.summary?.sentence { written[$0] }
            ?? declaration.combination(fitting: Set(written.keys))?.title
        guard let text else { return nil }
        return Template(intent.words(of: text, in: language)).pieces.map { piece in
            switch piece {
            case .words(let words): .words(words)
            case .placeholder(let path): .slot(path.first ?? "")
            }
        }
    }

    private func choices(of parameter: ParameterDeclaration, _ intent: OfferedIntent) -> [String: String]? {
        guard case .enumeration(let name, _) = parameter.type else { return nil }
        let cases = intent.definition.file.enums.first { $0.name == name }?.cases ?? []
        let named = cases.compactMap { one in
            one.displayName.map { (one.name, intent.words(of: $0, in: language)) }
        }
        return Dictionary(named) { first, _ in first }
    }
}
