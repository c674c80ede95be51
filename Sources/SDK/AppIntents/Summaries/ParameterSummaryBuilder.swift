// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Takes the one sentence, or the one choice between sentences, of an intent.
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
