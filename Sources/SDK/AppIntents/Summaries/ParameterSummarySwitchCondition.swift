// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NoLeadingUnderscores, as Apple names it

/// Chooses one of many summaries by a parameter's value.
///
/// ```swift
/// Switch(\.$size) {
///     Case(.small) { Summary("Order a cup of \(\.$soup)") }
///     DefaultCase { Summary("Order \(\.$soup)") }
/// }
/// ```
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
    /// What is looked at that is not a parameter.
    public enum WidgetFamily: Hashable, Sendable {
        /// The family of the widget.
        case widgetFamily
    }

    private let name: () -> String?
    private let cases: CaseCondition

    /// Which summary, by a parameter's value.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        name = { IntentParameters.name(of: keyPath, in: Intent()) }
        cases = builder()
    }

    /// Which summary, by the family of the widget.
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        name = { nil }
        cases = builder()
    }
}

extension ParameterSummarySwitchCondition: ReadableSummary {
    var tree: SummaryTree {
        let read = (cases as? any ReadableSummaryCase)?.readCases ?? []
        return .choice(
            parameter: name(),
            cases: read.compactMap { item in
                item.values.map { SummaryTree.Case(values: $0, summary: item.summary) }
            },
            otherwise: read.first { $0.values == nil }?.summary)
    }
}

/// One of the cases of a choice.
public protocol _ParameterSummarySwitchCase {
    /// The intent's type.
    associatedtype Intent: AppIntent
    /// The type of what the choice goes by.
    associatedtype Value: _IntentValue
    /// The summary that is chosen.
    associatedtype Summary: ParameterSummary
}

/// The summary for some values.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    private let values: [Value]
    private let summary: Summary

    /// The summary for a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        self.init([value], parameterSummary)
    }

    /// The summary for some values.
    public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        values = value
        summary = parameterSummary()
    }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    private let summary: Summary

    /// The summary.
    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) { summary = parameterSummary() }
}

/// A list of cases.
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue {
    /// None of its own.
    public typealias Summary = Never

    let cases: [any _ParameterSummarySwitchCase]
}

extension ParameterSummaryCaseCondition: ReadableSummaryCase {
    var readCases: [(values: [String]?, summary: SummaryTree)] {
        [(values.map(SummaryTree.text), summary.readTree ?? .nothing)]
    }
}

extension ParameterSummaryDefaultCaseCondition: ReadableSummaryCase {
    var readCases: [(values: [String]?, summary: SummaryTree)] { [(nil, summary.readTree ?? .nothing)] }
}

extension ParameterSummaryTupleCaseCondition: ReadableSummaryCase {
    var readCases: [(values: [String]?, summary: SummaryTree)] {
        cases.flatMap { ($0 as? any ReadableSummaryCase)?.readCases ?? [] }
    }
}
