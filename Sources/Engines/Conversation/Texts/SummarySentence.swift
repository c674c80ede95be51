// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues

/// Which of its sentences the summary of an App Intent is, by the values of its parameters.
struct SummarySentence {
    let context: ConversationContext
    let values: [String: IntentValue]

    /// The words, with `${parameter}` in them; nil if the summary has none for these values.
    func text(of summary: SummaryDeclaration) -> LocalizableText? {
        summary.sentence(for: written)
    }

    /// A value as the code writes it: of an enumeration the case's name. What nobody said is what it is otherwise.
    private func written(_ name: String) -> String? {
        guard let parameter = context.parameter(name) else { return nil }
        switch values[name] {
        case .boolean(let isTrue): return String(isTrue)
        case .integer(let number): return String(number)
        case .decimal(let number), .timeInterval(let number):
            return Self.written(number)
        case .string(let text): return text
        case .enumeration(let index):
            return context.enumeration(of: parameter.type)?.cases.first { $0.index == index }?.name
        case .object(let object): return object.identifier ?? object.displayString
        case .array([]): return nil
        case nil: return usual(parameter)
        default: return ""
        }
    }

    private static func written(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? "\(number)"
    }

    private func usual(_ parameter: ParameterDeclaration) -> String? {
        switch parameter.options.defaultValue {
        case .boolean(let isTrue): String(isTrue)
        case .enumCase(let name): name
        case .number(let number): Self.written(number)
        case .string(let text): text.text
        case nil: nil
        }
    }
}
