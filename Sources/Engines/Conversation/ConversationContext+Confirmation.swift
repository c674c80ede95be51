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
        return Panel(title: title, text: ownText ?? summary(of: intent.values), image: self.intent.imageName)
    }

    /// What is about to be done, in one line: the title of the fullest
    /// combination whose values are all there, else the values one by one.
    private func summary(of values: [String: IntentValue]) -> String {
        let combinations = (intent.suggestionCombinations + intent.shortcutCombinations)
            .filter { $0.title != nil && !$0.parameters.isEmpty && $0.parameters.allSatisfy { values[$0] != nil } }
        let fullest = combinations.reduce(nil as CombinationDeclaration?) { best, next in
            (best?.parameters.count ?? 0) < next.parameters.count ? next : best
        }
        let formatter = PlaceholderFormatter(context: self)
        if let title = fullest?.title {
            return Template(words(title, countedBy: values)).filled { path in
                guard let name = path.first, let value = values[name], let parameter = parameter(name) else {
                    return nil
                }
                return formatter.string(value, parameter.type, parameter.options, path: path.dropFirst())
            }
        }
        let lines = intent.parameters.compactMap { parameter in
            values[parameter.name].map { value in
                let writer = PromptWriter(context: self, parameter: parameter, values: values)
                return "\(label(parameter)): \(writer.format(value))"
            }
        }
        return lines.joined(separator: "\n")
    }
}
