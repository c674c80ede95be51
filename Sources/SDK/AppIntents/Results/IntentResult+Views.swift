// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A view is SwiftUI's, which does not exist here. Each shape is declared once, so that anyone who writes one reads why.

extension IntentResult {
    /// A picture; SwiftUI does not exist here.
    @available(*, unavailable, message: "SwiftUI does not exist here; say it with dialog:")
    public static func result<Content>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        preconditionFailure("unavailable")
    }

    /// Words and a picture; SwiftUI does not exist here.
    @available(*, unavailable, message: "SwiftUI does not exist here; leave the view out")
    public static func result<Content>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        preconditionFailure("unavailable")
    }

    /// A value and a picture; SwiftUI does not exist here.
    @available(*, unavailable, message: "SwiftUI does not exist here; leave the view out")
    public static func result<Value, Content>(value: Value, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>, Value: _IntentValue {
        preconditionFailure("unavailable")
    }

    /// A value, words and a picture; SwiftUI does not exist here.
    @available(*, unavailable, message: "SwiftUI does not exist here; leave the view out")
    public static func result<Value, Content>(value: Value, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>, Value: _IntentValue {
        preconditionFailure("unavailable")
    }

    /// Another intent and a picture; SwiftUI does not exist here.
    @available(*, unavailable, message: "SwiftUI does not exist here; leave the view out")
    public static func result<OpensAppIntent, Content>(opensIntent: OpensAppIntent, view: Content) -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never>,
        OpensAppIntent: AppIntent
    {
        preconditionFailure("unavailable")
    }

    /// Another intent, words and a picture; SwiftUI does not exist here.
    @available(*, unavailable, message: "SwiftUI does not exist here; leave the view out")
    public static func result<OpensAppIntent, Content>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
    ) -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog>,
        OpensAppIntent: AppIntent
    {
        preconditionFailure("unavailable")
    }
}
