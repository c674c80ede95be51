// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The sentence that an App Intent is as an action, by the values of its parameters.
package indirect enum SummaryDeclaration: Hashable, Codable, Sendable {
    /// How a parameter's value has to stand to others.
    package enum Comparison: String, Codable, Sendable {
        case equalTo, notEqualTo, hasAnyValue, hasNoValue, lessThan, lessThanOrEqualTo, greaterThan
        case greaterThanOrEqualTo, oneOf
    }

    /// Values as they are written, and what is said of them.
    package struct Case: Hashable, Codable, Sendable {
        /// Of an enumeration the case's name.
        package var values: [String]
        package var summary: SummaryDeclaration

        package init(values: [String], summary: SummaryDeclaration) {
            self.values = values
            self.summary = summary
        }
    }

    /// Words with `${parameter}` in them, and the parameters that are listed below.
    case sentence(LocalizableText, below: [String])
    case when(parameter: String, Comparison, values: [String], then: SummaryDeclaration, otherwise: SummaryDeclaration?)
    case choice(parameter: String, [Case], otherwise: SummaryDeclaration?)
}

extension SummaryDeclaration {
    /// All the sentences that it may be, in their order.
    package var sentences: [LocalizableText] { statements.map(\.text) }

    /// One of the sentences, and what its conditions say without a word for it.
    package struct Statement: Hashable, Sendable {
        package var text: LocalizableText
        /// By parameter, as they are written: of an enumeration the case's name.
        package var values: [String: String]
    }

    /// All the sentences that it may be, in their order, each with the values that it is about.
    package var statements: [Statement] { statements(saying: [:]) }

    /// The sentence that it is for some values; nil if it has none for them.
    ///
    /// - Parameter written: Gives a parameter's value as code writes it, of an enumeration the case's name; nil if it
    ///   has none.
    package func sentence(for written: (_ parameter: String) -> String?) -> LocalizableText? {
        switch self {
        case .sentence(let text, _): text
        case .when(let parameter, let comparison, let others, let then, let otherwise):
            comparison.holds(for: written(parameter), others)
                ? then.sentence(for: written) : otherwise?.sentence(for: written)
        case .choice(let parameter, let cases, let otherwise):
            (cases.first { Comparison.oneOf.holds(for: written(parameter), $0.values) }?.summary ?? otherwise)?
                .sentence(for: written)
        }
    }

    private func statements(saying said: [String: String]) -> [Statement] {
        func statements(_ summary: SummaryDeclaration?, _ parameter: String, _ value: String?) -> [Statement] {
            guard let summary else { return [] }
            return summary.statements(saying: value.map { said.merging([parameter: $0]) { $1 } } ?? said)
        }
        switch self {
        case .sentence(let text, _): return [Statement(text: text, values: said)]
        case .when(let parameter, let comparison, let values, let then, let otherwise):
            let value = values.count == 1 ? values[0] : nil
            // Of two there are, the other one.
            let other = value.flatMap { ["true": "false", "false": "true"][$0] }
            let stated: (then: String?, otherwise: String?) =
                switch comparison {
                case .equalTo: (value, other)
                case .notEqualTo: (other, value)
                default: (nil, nil)
                }
            return statements(then, parameter, stated.then) + statements(otherwise, parameter, stated.otherwise)
        case .choice(let parameter, let cases, let otherwise):
            return cases.flatMap { one in
                statements(one.summary, parameter, one.values.count == 1 ? one.values[0] : nil)
            } + statements(otherwise, parameter, nil)
        }
    }
}

extension SummaryDeclaration.Comparison {
    fileprivate func holds(for value: String?, _ others: [String]) -> Bool {
        switch self {
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
}
