// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
import Assistant
import IntentDefinition
package import Shortcuts

/// What installed apps call the intents that are steps of a shortcut.
package struct StepWords: Sendable {
    private let catalog: AppCatalog
    private let language: String

    /// - Parameter language: A BCP 47 tag.
    package init(_ catalog: AppCatalog, language: String) {
        self.catalog = catalog
        self.language = language
    }

    /// Those of one intent; nil where no app has it.
    package func words(_ target: IntentStep.Target) -> IntentWords? {
        StepIntent.candidate(for: target, in: catalog).map { words(of: $0.intent) }
    }

    private func words(of intent: OfferedIntent) -> IntentWords {
        var words = IntentWords(title: intent.title(in: language), parameters: [:])
        for parameter in intent.declaration.parameters {
            words.parameters[parameter.name] = parameter.displayName.map { intent.words(of: $0, in: language) }
            words.choices[parameter.name] = choices(of: parameter, intent)
        }
        return words
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
