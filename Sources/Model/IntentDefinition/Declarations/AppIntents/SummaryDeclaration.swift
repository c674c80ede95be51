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
    package var sentences: [LocalizableText] {
        switch self {
        case .sentence(let text, _): [text]
        case .when(_, _, _, let then, let otherwise): then.sentences + (otherwise?.sentences ?? [])
        case .choice(_, let cases, let otherwise):
            cases.flatMap(\.summary.sentences) + (otherwise?.sentences ?? [])
        }
    }
}
