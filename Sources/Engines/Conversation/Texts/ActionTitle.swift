// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
package import IntentValues
import SystemTexts

/// The title of an intent with values, from its parameter combination, in the person's language.
package struct ActionTitle {
    private let context: ConversationContext

    package init(in context: ConversationContext) {
        self.context = context
    }

    /// The title of the combination that the values make, filled in; where it has none the intent's own, and for an App
    /// Intent the values after it: what its prediction is called is known only while the app runs.
    package func title(of values: [String: IntentValue]) -> String {
        let combination = combination(of: values)
        if let title = combination?.title ?? summary(of: values) { return filled(title, values) ?? context.title }
        guard context.intent.kind == .app, let combination else { return context.title }
        let formatter = ValueFormatter(context: context)
        let shown: [String] = combination.parameters.compactMap { name in
            guard let value = values[name], let declared = context.parameter(name) else { return nil }
            return formatter.string(value, type: declared.type, options: declared.options)
        }
        guard !shown.isEmpty else { return context.title }
        return context.say(.titleWithValues, ["title": context.title, "values": shown.joined(separator: ", ")])
    }

    /// What an App Intent with these values is called by its summary; nil if that has no words for them, or has some
    /// for what has no value.
    private func summary(of values: [String: IntentValue]) -> LocalizableText? {
        guard let summary = context.intent.appIntent?.summary,
            let sentence = SummarySentence(context: context, values: values).text(of: summary)
        else { return nil }
        let isWhole = context.intent.parameters.allSatisfy {
            values[$0.name] != nil || !sentence.text.contains("${\($0.name)}")
        }
        return isWhole ? sentence : nil
    }

    private func combination(of values: [String: IntentValue]) -> CombinationDeclaration? {
        context.intent.combination(fitting: Set(values.keys))
    }

    /// Nil for a text without words.
    private func filled(_ text: LocalizableText, _ values: [String: IntentValue]) -> String? {
        let formatter = PlaceholderFormatter(context: context)
        let filled = Template(context.words(text, countedBy: values)).filled { path in
            guard let name = path.first, let value = values[name], let declared = context.parameter(name) else {
                return nil
            }
            return formatter.string(value, declared.type, declared.options, path: path.dropFirst())
        }
        return filled.allSatisfy(\.isWhitespace) ? nil : filled
    }
}
