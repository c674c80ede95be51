// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// What apps that know pictures do.
    public protocol VisualIntelligenceIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.VisualIntelligenceIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// What apps that know pictures do.
    public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent { AppSchema.Intent() }
}

extension AppSchema.VisualIntelligenceIntent {
    /// `visualIntelligence.semanticContentSearch`.
    public var semanticContentSearch: some AppSchemaIntent { AppSchema.Intent() }
}

#endif
