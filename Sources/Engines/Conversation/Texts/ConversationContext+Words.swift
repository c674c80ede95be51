// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
package import IntentValues
import SystemTexts

extension ConversationContext {
    /// A sentence of the system's own.
    func say(_ text: SystemText, _ values: [String: String] = [:]) -> String {
        var values = values
        values["app"] = app.name
        return Texts<SystemText>(language)(text, values)
    }

    /// An app's text in the conversation's language, placeholders still in it.
    func words(_ text: LocalizableText) -> String {
        definition.text(text, language: language)
    }

    /// An app's text in the plural form that goes with its numbers, placeholders still in it.
    ///
    /// - Parameter values: What the text's placeholders stand for; whole numbers
    ///   and the lengths of arrays count.
    func words(_ text: LocalizableText, countedBy values: [String: IntentValue]) -> String {
        let numbers = values.compactMapValues { value -> Int? in
            switch value {
            case .integer(let number): number
            case .decimal(let number): Int(exactly: number)
            case .array(let elements): elements.count
            default: nil
            }
        }
        return definition.text(text, language: language, numbers: numbers)
    }

    /// A value of a parameter as a person reads it.
    package func text(of value: IntentValue, for parameter: String) -> String {
        let declared = self.parameter(parameter)
        return ValueFormatter(context: self).string(
            value, type: declared?.type, options: declared?.options ?? ValueOptions())
    }

    /// The label of a parameter: its own, else its name.
    func label(_ parameter: ParameterDeclaration) -> String {
        parameter.displayName.map(words).flatMap { $0.isEmpty ? nil : $0 } ?? parameter.name
    }

    /// The intent's title: its own, else its name.
    package var title: String {
        intent.title.map(words).flatMap { $0.isEmpty ? nil : $0 } ?? intent.name
    }

    /// The class without its module, which is also the type of the activity the system makes.
    package var unqualifiedClassName: String {
        className.split(separator: ".").last.map(String.init) ?? className
    }

    /// The wording that fits the intent's category and verb.
    func categoryText(_ part: CategoryText.Part) -> String {
        Texts<CategoryText>(language)(CategoryText(.init(category: intent.category, verb: intent.verb), part))
    }

    /// Sentences one after the other; empty ones leave no gap.
    func joined(_ sentences: [String?]) -> String {
        sentences.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: say(.sentenceGap))
    }
}
