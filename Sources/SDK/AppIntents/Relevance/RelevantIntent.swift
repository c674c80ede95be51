// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A widget configuration that is relevant at some time; there are no widgets here.
public struct RelevantIntent: CustomDebugStringConvertible {
    private let intent: any WidgetConfigurationIntent
    private let widgetKind: String
    private let relevance: RelevantContext

    /// A widget's choices, and when it is of use.
    public init<IntentType>(_ intent: IntentType, widgetKind: String, relevance: RelevantContext)
    where IntentType: WidgetConfigurationIntent {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }

    /// The intent's type, the widget and when it is of use.
    public var debugDescription: String { "\(type(of: intent)) in \(widgetKind), \(relevance)" }
}

/// Accepts relevant widget configurations and ignores them, since there are no widgets here.
public final class RelevantIntentManager: Sendable {
    /// The shared instance of the process.
    public static let shared = RelevantIntentManager()

    private init() {}

    /// Takes what is of use in place of what was before.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
