// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues

/// Which of its sentences the summary of an App Intent is, by the values of its parameters.
struct SummarySentence {
    let context: ConversationContext
    let values: [String: IntentValue]

    /// The words, with `${parameter}` in them; nil where the summary has none for these values.
    func text(of summary: SummaryDeclaration) -> LocalizableText? {
        switch summary {
        case .sentence(let text, _): text
        case .when(let parameter, let comparison, let others, let then, let otherwise):
            holds(parameter, comparison, others) ? text(of: then) : otherwise.flatMap(text)
        case .choice(let parameter, let cases, let otherwise):
            (cases.first { holds(parameter, .oneOf, $0.values) }?.summary ?? otherwise).flatMap(text)
        }
    }

    private func holds(
        _ parameter: String, _ comparison: SummaryDeclaration.Comparison, _ others: [String]
    ) -> Bool {
        let value = written(parameter)
        return switch comparison {
        case .hasAnyValue: value != nil
        case .hasNoValue: value == nil
        case .equalTo, .oneOf: value.map(others.contains) ?? false
        case .notEqualTo: !(value.map(others.contains) ?? false)
        case .lessThan: compares(value, others.first, <)
        case .lessThanOrEqualTo: compares(value, others.first, <=)
        case .greaterThan: compares(value, others.first, >)
        case .greaterThanOrEqualTo: compares(value, others.first, >=)
        }
    }

    private func compares(_ value: String?, _ other: String?, _ isOrdered: (Double, Double) -> Bool) -> Bool {
        guard let value = value.flatMap(Double.init), let other = other.flatMap(Double.init) else { return false }
        return isOrdered(value, other)
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
