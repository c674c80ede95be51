// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A result builder for cases; the last one covers all other values.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent, Value> where Intent: AppIntent, Value: _IntentValue {
    /// A case.
    public static func buildExpression<C0>(_ expression: C0) -> C0
    where Intent == C0.Intent, Value == C0.Value, C0: _ParameterSummarySwitchCase {
        expression
    }

    /// One case and the rest.
    public static func buildBlock<C0, DefaultSummary>(
        _ c0: C0, _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    > where Intent == C0.Intent, C0: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary {
        ParameterSummaryTupleCaseCondition(cases: [c0, `default`])
    }

    /// Two cases and the rest.
    public static func buildBlock<C0, C1, DefaultSummary>(
        _ c0: C0, _ c1: C1,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, C1, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, `default`])
    }

    /// Three cases and the rest.
    public static func buildBlock<C0, C1, C2, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, C1, C2, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, `default`])
    }

    /// Four cases and the rest.
    public static func buildBlock<C0, C1, C2, C3, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, C1, C2, C3, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent, C2.Intent == C3.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, c3, `default`])
    }

    /// Five cases and the rest.
    public static func buildBlock<C0, C1, C2, C3, C4, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, C1, C2, C3, C4, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent, C2.Intent == C3.Intent,
        C3.Intent == C4.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, c3, c4, `default`])
    }

    /// Six cases and the rest.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, C1, C2, C3, C4, C5, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase,
        C5: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent, C2.Intent == C3.Intent,
        C3.Intent == C4.Intent, C4.Intent == C5.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, c3, c4, c5, `default`])
    }

    /// Seven cases and the rest.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, C1, C2, C3, C4, C5, C6, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase,
        C5: _ParameterSummarySwitchCase, C6: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent, C2.Intent == C3.Intent,
        C3.Intent == C4.Intent, C4.Intent == C5.Intent, C5.Intent == C6.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, c3, c4, c5, c6, `default`])
    }

    /// Eight cases and the rest.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (C0, C1, C2, C3, C4, C5, C6, C7, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase,
        C5: _ParameterSummarySwitchCase, C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent, C2.Intent == C3.Intent,
        C3.Intent == C4.Intent, C4.Intent == C5.Intent, C5.Intent == C6.Intent, C6.Intent == C7.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, c3, c4, c5, c6, c7, `default`])
    }

    /// Nine cases and the rest.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (C0, C1, C2, C3, C4, C5, C6, C7, C8, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase,
        C5: _ParameterSummarySwitchCase, C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        C8: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent, C2.Intent == C3.Intent,
        C3.Intent == C4.Intent, C4.Intent == C5.Intent, C5.Intent == C6.Intent, C6.Intent == C7.Intent,
        C7.Intent == C8.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, c3, c4, c5, c6, c7, c8, `default`])
    }

    /// Ten cases and the rest.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase,
        C5: _ParameterSummarySwitchCase, C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        C8: _ParameterSummarySwitchCase, C9: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent, C2.Intent == C3.Intent,
        C3.Intent == C4.Intent, C4.Intent == C5.Intent, C5.Intent == C6.Intent, C6.Intent == C7.Intent,
        C7.Intent == C8.Intent, C8.Intent == C9.Intent
    {
        ParameterSummaryTupleCaseCondition(cases: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, `default`])
    }

    /// Cases alone, or more of them than there are functions for.
    @_disfavoredOverload
    public static func buildBlock<each C: _ParameterSummarySwitchCase>(
        _ cases: repeat each C
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each C)> {
        var list: [any _ParameterSummarySwitchCase] = []
        for item in repeat each cases { list.append(item) }
        return ParameterSummaryTupleCaseCondition(cases: list)
    }
}
