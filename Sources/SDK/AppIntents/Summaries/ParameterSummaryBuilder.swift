// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A result builder for the summary of an intent, or a choice of summaries.
@resultBuilder public enum ParameterSummaryBuilder<Intent> where Intent: AppIntent {
    /// Itself.
    public static func buildExpression<Summary>(_ expression: Summary) -> Summary
    where Intent == Summary.Intent, Summary: ParameterSummary {
        expression
    }

    /// Itself.
    public static func buildBlock<Summary>(_ block: Summary) -> Summary
    where Intent == Summary.Intent, Summary: ParameterSummary {
        block
    }
}
