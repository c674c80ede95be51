// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The result of an intent.
///
/// It has four parts, each of which may be missing: a value for what comes next, another intent, a picture, and words.
public protocol IntentResult: Sendable {
    /// What a later step gets; `Never` for nothing.
    associatedtype Value: _IntentValue = Never
    /// What is performed next; `Never` for nothing.
    associatedtype OpensAppIntent: AppIntent = Never
    /// What is shown; `Never` for nothing.
    associatedtype Snippet = Never
    /// What is said; `Never` for nothing.
    associatedtype Dialog = Never

    /// What a later step gets.
    var value: Value? { get }
}

/// A result with a value for the next action.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with an intent that draws a view.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// A result with another intent to perform next.
public protocol OpensIntent: IntentResult {}
