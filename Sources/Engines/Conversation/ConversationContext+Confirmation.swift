// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import SystemTexts
package import Wire

extension ConversationContext {
    /// The panel that a person sees before the intent is handled.
    ///
    /// - Parameters:
    ///   - intent: What is about to be done.
    ///   - response: What the handler said when it was asked to confirm.
    package func confirmationPanel(of intent: IntentPayload, after response: ResponsePayload) -> Panel {
        let ownText = ResponseWriter(context: self, intent: intent, payload: response).textBeforeDone
        let reader = PanelReader(of: self, intent: intent, response: response, isDone: false)
        return Panel(
            title: title, text: ownText ?? summary(of: intent.values), image: self.intent.imageName,
            content: reader.content)
    }

    /// The question whether to go on after the handler confirmed: in its own words where they ask already, else with
    /// the intent's question behind them.
    func confirmation(of intent: IntentPayload, after response: ResponsePayload) -> Confirmation {
        let ownText = ResponseWriter(context: self, intent: intent, payload: response).textBeforeDone
        let asks = ownText?.last { !$0.isWhitespace }.map { "?？".contains($0) } ?? false
        return Confirmation(
            text: joined([ownText, asks ? nil : question(about: intent.values)]),
            buttons: [categoryText(.agree), say(.cancel)], panel: confirmationPanel(of: intent, after: response))
    }

    /// Asks whether to go on: the intent's own words, else those of its kind.
    func question(about values: [String: IntentValue]) -> String {
        intent.question.flatMap { filled($0, with: values) } ?? categoryText(.question)
    }

    /// A text of the intent with its values in it; nil if one that it names has none.
    private func filled(_ text: LocalizableText, with values: [String: IntentValue]) -> String? {
        let template = Template(words(text, countedBy: values))
        guard intent.parameters.allSatisfy({ values[$0.name] != nil || !template.mentions($0.name) }) else {
            return nil
        }
        let formatter = PlaceholderFormatter(context: self)
        return template.filled { path in
            guard let name = path.first, let value = values[name], let parameter = parameter(name) else { return nil }
            return formatter.string(value, parameter.type, parameter.options, path: path.dropFirst())
        }
    }

    /// What is about to be done, in one line: the title of the fullest
    /// combination whose values are all there, else the values one by one.
    func summary(of values: [String: IntentValue]) -> String {
        let combinations = (intent.suggestionCombinations + intent.shortcutCombinations)
            .filter { $0.title != nil && !$0.parameters.isEmpty && $0.parameters.allSatisfy { values[$0] != nil } }
        let fullest = combinations.reduce(nil as CombinationDeclaration?) { best, next in
            (best?.parameters.count ?? 0) < next.parameters.count ? next : best
        }
        if let title = fullest?.title, let summary = filled(title, with: values) { return summary }
        let lines = intent.parameters.compactMap { parameter in
            values[parameter.name].map { value in
                let writer = PromptWriter(context: self, parameter: parameter, values: values)
                return "\(label(parameter)): \(writer.format(value))"
            }
        }
        return lines.joined(separator: "\n")
    }
}
