// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NoLeadingUnderscores, as Apple names it

/// The parts of a result.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent {
    // `@unchecked`: it is made by the function that gives it away, and read by one that waits for it.

    /// What a later step gets.
    public var value: Value?
    /// What is performed next.
    public var opensIntent: OpensAppIntent?
    /// What is said.
    public var dialog: IntentDialog?
    /// What is shown.
    var snippet: Snippet?
    /// What a button beside the result performs.
    var actionButtonIntent: (any AppIntent)?
    /// What the button belongs to; nothing shows it here.
    var activityIdentifier: String?
    /// What is performed next, where the result's type does not tell.
    var untypedOpensIntent: (any AppIntent)?

    init(
        value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil, snippet: Snippet? = nil,
        actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
        anyOpensIntent: (any AppIntent)? = nil
    ) {
        self.value = value
        self.opensIntent = opensIntent
        self.dialog = dialog
        self.snippet = snippet
        self.actionButtonIntent = actionButtonIntent
        self.activityIdentifier = activityIdentifier
        untypedOpensIntent = anyOpensIntent
    }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// A picture that is shown with a result; nothing draws it here.
public struct _SnippetViewContainer: Sendable {
    init() {}
}

/// An intent that draws what is shown with a result; nothing draws it here.
public struct _SnippetIntentContainer: Sendable {
    let intent: any AppIntent
}
