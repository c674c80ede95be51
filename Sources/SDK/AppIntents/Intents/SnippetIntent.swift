// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that draws the view of a result, each time.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// Reloads the view; none is shown here.
    public static func reload() {}
}

/// An intent that draws nothing.
public struct EmptySnippetIntent: SnippetIntent {
    /// A title that is never shown.
    public static var title: LocalizedStringResource { "Empty Snippet" }
    /// False, because nobody chooses it.
    public static var isDiscoverable: Bool { false }

    /// One that draws nothing.
    public init() {}

    /// Draws nothing.
    public func perform() async throws -> some ShowsSnippetView {
        IntentResultContainer<Never, Never, _SnippetViewContainer, Never>(snippet: _SnippetViewContainer())
    }
}
