// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence with parameters, and the parameters listed below it.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///     Summary("Order \(\.$soup)") {
///         \.$size
///         \.$note
///     }
/// }
/// ```
public struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
    /// Puts parameters together.
    @resultBuilder public enum ParameterKeyPathsBuilder {
        /// A parameter.
        public static func buildExpression<ValueType>(
            _ expression: KeyPath<Intent, IntentParameter<ValueType>>
        ) -> PartialKeyPath<Intent> where ValueType: _IntentValue, ValueType: Sendable {
            expression
        }

        /// One after the other.
        public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { blocks }
    }

    let sentence: ParameterSummaryString<Intent>?
    let table: String?
    let below: [PartialKeyPath<Intent>]

    /// A sentence, and parameters below.
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        sentence = string
        self.table = table
        below = additionalParameterKeyPaths()
    }

    /// Only a sentence.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
        sentence = string
        self.table = table
        below = []
    }

    /// Parameters alone.
    public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        sentence = nil
        table = nil
        below = additionalParameterKeyPaths()
    }

    /// Nothing of its own.
    public init() {
        sentence = nil
        table = nil
        below = []
    }
}

extension IntentParameterSummary: ReadableSummary {
    var tree: SummaryTree {
        let intent = Intent()
        return .sentence(
            sentence?.pieces.texts().key ?? "", table: table,
            below: below.compactMap { IntentParameters.name(of: $0, in: intent) })
    }
}
