// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
    /// It is done.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    /// It is done, in these words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    /// A value for what comes next.
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue {
        IntentResultContainer(value: value)
    }

    /// A value for what comes next, in these words.
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
        IntentResultContainer(value: value, dialog: dialog)
    }

    /// Another intent is performed next.
    public static func result<OpensAppIntent>(opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never>, OpensAppIntent: AppIntent {
        IntentResultContainer(opensIntent: opensIntent)
    }

    /// Another intent is performed next, after these words.
    public static func result<OpensAppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog>, OpensAppIntent: AppIntent {
        IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
    }

    /// A value for what comes next, and another intent that is performed.
    public static func result<Value, OpensAppIntent>(value: Value, opensIntent: OpensAppIntent) -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, Never, Never>, Value: _IntentValue,
        OpensAppIntent: AppIntent
    {
        IntentResultContainer(value: value, opensIntent: opensIntent)
    }

    /// A value for what comes next, and another intent that is performed after these words.
    public static func result<Value, OpensAppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog>, Value: _IntentValue,
        OpensAppIntent: AppIntent
    {
        IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
    }
}

extension IntentResult {
    /// A value for what comes next, and any other intent that is performed after these words.
    @_disfavoredOverload
    public static func result<Value>(value: Value, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
        IntentResultContainer(value: value, dialog: dialog, anyOpensIntent: opensIntent)
    }
}

// MARK: - With a button

extension IntentResult {
    /// It is done, and a button performs another intent.
    public static func result<Intent>(actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never>, Intent: AppIntent {
        IntentResultContainer(actionButtonIntent: actionButtonIntent)
    }

    /// It is done, in these words, and a button performs another intent.
    public static func result<Intent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog>, Intent: AppIntent {
        IntentResultContainer(dialog: dialog, actionButtonIntent: actionButtonIntent)
    }

    /// A value for what comes next, and a button performs another intent.
    public static func result<Value, Intent>(value: Value, actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue, Intent: AppIntent {
        IntentResultContainer(value: value, actionButtonIntent: actionButtonIntent)
    }

    /// A value for what comes next, in these words, and a button performs another intent.
    public static func result<Value, Intent>(value: Value, actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue, Intent: AppIntent {
        IntentResultContainer(value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
    }
}

// MARK: - With a button of an activity

extension IntentResult {
    /// It is done, and a button performs another intent in an activity.
    public static func result<Intent>(actionButtonIntent: Intent, activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never>, Intent: AppIntent {
        IntentResultContainer(actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// It is done, in these words, and a button performs another intent in an activity.
    public static func result<Intent>(
        actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog>, Intent: AppIntent {
        IntentResultContainer(
            dialog: dialog, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// A value for what comes next, and a button performs another intent in an activity.
    public static func result<Value, Intent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue, Intent: AppIntent {
        IntentResultContainer(
            value: value, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// A value for what comes next, in these words, and a button performs another intent in an activity.
    public static func result<Value, Intent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue, Intent: AppIntent {
        IntentResultContainer(
            value: value, dialog: dialog, actionButtonIntent: actionButtonIntent,
            activityIdentifier: activityIdentifier)
    }
}

// MARK: - With an intent that draws

extension IntentResult {
    /// It is done, and an intent draws what is shown.
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        IntentResultContainer(snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// It is done, in these words, and an intent draws what is shown.
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        IntentResultContainer(dialog: dialog, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// A value for what comes next, and an intent draws what is shown.
    public static func result<Value>(value: Value, snippetIntent: some SnippetIntent) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>, Value: _IntentValue {
        IntentResultContainer(value: value, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// A value for what comes next, in these words, and an intent draws what is shown.
    public static func result<Value>(value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>, Value: _IntentValue {
        IntentResultContainer(value: value, dialog: dialog, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }
}
