// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What performing an intent gives.
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

/// A result with a value for what comes next.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a picture.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with an intent that draws.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// A result with another intent that is performed next.
public protocol OpensIntent: IntentResult {}
