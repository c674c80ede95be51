// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import IntentDefinition
package import IntentValues
import Phrases
import Wire

extension Assistant {
    /// The things of an app that words name, each by its identifier: a thing that gets another name stays the one that
    /// was meant.
    ///
    /// - Parameter texts: Words by parameter; those that name no thing, or several, are passed over.
    package func things(
        named texts: [String: String], for candidate: Candidate
    ) async -> [String: IntentValue] {
        var things: [String: IntentValue] = [:]
        for parameter in candidate.intent.declaration.parameters {
            guard let words = texts[parameter.name], case .object = parameter.type, parameter.hasDynamicOptions,
                !parameter.isArray
            else { continue }
            let key = OptionVocabulary.Key(
                app: candidate.app.id, intent: candidate.intent.className, parameter: parameter.name,
                language: environment.language)
            let options = await AppOptions(candidate: candidate, key: key)
                .ask(over: transport, search: parameter.supportsSearch ? words : nil)
            let named = (options?.sections ?? []).flatMap(\.items).compactMap { $0.thing(named: words) }
            if Set(named.map(\.identifier)).count == 1 { things[parameter.name] = named.first.map { .object($0) } }
        }
        return things
    }
}

extension IntentValue {
    /// The object without its properties, where it has an identifier and words are one of its names.
    fileprivate func thing(named words: String) -> ObjectValue? {
        guard case .object(let object) = self, let identifier = object.identifier else { return nil }
        let key = FoldedText(words).key
        let names = [object.displayString] + object.alternatives.map(\.spokenPhrase)
        guard !key.isEmpty, names.contains(where: { FoldedText($0).key == key }) else { return nil }
        return ObjectValue(
            typeName: object.typeName, identifier: identifier, displayString: object.displayString)
    }
}
